"""python twincurve.py SCORED-TWINS.jsonl: how often a trap stands above its own twins of like length, and the area under the curve."""
import sys
from common import *
rows = load(sys.argv[1]); t = np.array([r["trap"] for r in rows])
for name in [n for n in ["odds", "score", "harm"] if n in rows[0]]:
    v = np.array([r[name] for r in rows]); own = {r["of"]: r[name] for r in rows if r["trap"]}
    print({"odds": "today", "score": "encoder", "harm": "harm"}[name], "auc", round(auc(v, t), 3), "above its twin", round(np.mean([own[r["of"]] > r[name] for r in rows if not r["trap"]]), 3))
print("length auc", round(auc(np.array([float(len(r["plain"])) for r in rows]), t), 3))
