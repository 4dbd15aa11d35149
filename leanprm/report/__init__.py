"""Reports that need nothing but a browser: text hygiene, an SVG writer, charts, and a document that renders itself."""
