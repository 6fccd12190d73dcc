"""python twins.py LEARN.jsonl OUT.jsonl [language]: of each mixed trap of hand 14 three twins of like length: its harmful part replaced by a sound wording of the same hand."""
import sys
from common import *
language = sys.argv[3] if len(sys.argv) > 3 else "en"
held = split(load(sys.argv[1]), language)[1]
rng = np.random.default_rng(5)
sound = [r for r in held if r.get("whole") and r["kind"] != "trap" and 6 <= len(r["plain"].split()) <= 28]
out = []
for r in held:
    if not r.get("harm") or SEVERITY.get(r["concept"], 0) < 3: continue
    at = r["plain"].find(r["harm"])
    if at < 0: continue
    near = sorted(sound, key=lambda o: abs(len(o["plain"]) - len(r["harm"])) + rng.random() * 25)[:3]
    out.append({"of": r["plain"], "defect": r["concept"], "heading": r["heading"], "plain": r["plain"], "trap": True})
    for o in near:
        out.append({"of": r["plain"], "defect": r["concept"], "heading": r["heading"], "trap": False,
                    "plain": r["plain"][:at] + o["plain"].rstrip(". ") + r["plain"][at + len(r["harm"]):]})
with open(sys.argv[2], "w", encoding="utf8") as file:
    for r in out: file.write(json.dumps(r, ensure_ascii=False) + "\n")
print(len(out), "rows", sum(r["trap"] for r in out), "traps; mean length", np.mean([len(r["plain"]) for r in out if r["trap"]]), np.mean([len(r["plain"]) for r in out if not r["trap"]]))
print(out[1]["plain"]); print(out[5]["plain"])
