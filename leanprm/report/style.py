"""The look of a report page. Colours come from `svg.PALETTE`, so pages and drawings agree in light, dark and print."""

CSS = """
body{margin:0;background:var(--paper);color:var(--ink);
  font:16px/1.55 system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif}
main{max-width:820px;margin:0 auto;padding:32px 24px 80px}
h1{font-size:30px;line-height:1.2;margin:0 0 8px}
h2{font-size:21px;margin:48px 0 12px;padding-top:12px;border-top:1px solid var(--rule)}
h3{font-size:16px;margin:0 0 8px}
.lead{color:var(--soft);margin:0 0 20px}
.soft{color:var(--soft);font-size:13px;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:14px}
a{color:var(--kept)}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;margin:24px 0}
.figures div{border:1px solid var(--rule);border-radius:8px;padding:12px 14px}
.figures b{display:block;font-size:26px;line-height:1.2;font-variant-numeric:tabular-nums}
.figures span{color:var(--soft);font-size:13px}
.note{border-left:4px solid var(--wrong);padding:4px 0 4px 14px}
figure{margin:20px 0;overflow-x:auto}
figure svg{max-width:100%;min-width:560px;height:auto;display:block}
figcaption{color:var(--soft);font-size:14px;margin-top:6px}
.wide{overflow-x:auto;margin:20px 0}
table{border-collapse:collapse;width:100%;font-size:14px;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--soft);padding-bottom:6px}
th,td{text-align:left;vertical-align:top;padding:5px 14px 5px 0;border-bottom:1px solid var(--rule)}
tbody th{font-weight:400;overflow-wrap:break-word}
.number{text-align:right;white-space:nowrap}
tr.reference th,tr.reference td{color:var(--soft);font-style:italic}
.proof{border:1px solid var(--rule);border-radius:8px;padding:16px 20px;margin:20px 0;break-inside:avoid}
.theorem{margin:0 0 12px;font-style:italic;overflow-wrap:anywhere}
.proof ol{margin:0;padding:0 0 0 24px}
.proof li{padding:4px 0 4px 10px;border-left:4px solid;margin:4px 0}
.proof li.right{border-color:var(--kept)}
.proof li.false{border-color:var(--wrong)}
.proof li div{overflow-wrap:anywhere;white-space:pre-wrap}
.badge{float:right;margin-left:12px;font-size:12px;font-weight:600;white-space:nowrap}
li.right .badge{color:var(--kept)}
li.false .badge{color:var(--wrong)}
dl{margin:14px 0 8px}
dt{color:var(--soft);font-size:13px}
dd{margin:2px 0 10px}
pre{margin:0;padding:8px 12px;background:color-mix(in srgb,var(--rule) 35%,transparent);border-radius:6px;
  white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.45 ui-monospace,'DejaVu Sans Mono',monospace}
@media print{main{max-width:none;padding:0}h2,figure,.proof{break-inside:avoid}h2{break-after:avoid}nav{display:none}}
"""
