"""python curves.py SCORES.jsonl LEARN.jsonl [language]: traps and fair ones of hand 14 by what each reader makes of them."""
import sys
from common import *
language = sys.argv[3] if len(sys.argv) > 3 else "en"
scores = {(r["plain"], r["heading"]): r for r in load(sys.argv[1])}
held = [r for r in hard(split(load(sys.argv[2]), language)[1]) if r.get("whole")]
t = np.array([r["kind"] == "trap" for r in held])
g = [scores[r["plain"], r["heading"]] for r in held]
today = np.array([x["odds"] for x in g]); s = np.array([x["score"] for x in g]); h = np.array([x["harm"] for x in g])
n = [48, 67, 85, 104, 120, 140]
for name, v in [("today", today), ("odds", s), ("harm", h), ("odds+harm", s + h), ("harm+.3today", h + .3 * today), ("harm+.1today",h+.1*today)]:
    print(f"{name:14} auc {auc(v, t):.3f} blamed where", " ".join(f"{k}:{at_equal(v, t, k)}" for k in n))
print("harm quantiles traps", np.quantile(h[t], [.1,.25,.5,.75,.9]).round(2), "fair", np.quantile(h[~t], [.1,.25,.5,.75,.9]).round(2))
print("length alone", round(auc(np.array([len(r['plain']) for r in held]).astype(float), t),3))
L = np.log([len(r["plain"]) for r in held])
def matched(v, within=0.15):
    """Of pairs of a trap and a fair one of nearly the same length, in how many the trap is above."""
    d = np.abs(L[t][:, None] - L[~t][None]) < within
    a = (v[t][:, None] > v[~t][None]) + 0.5 * (v[t][:, None] == v[~t][None])
    return a[d].mean(), int(d.sum())
for name, v in [("length", L), ("today", today), ("odds", s), ("harm", h), ("odds+harm", s + h)]:
    a, n = matched(v); print(f"{name:10} of like length: {a:.3f} of {n} pairs; correlation with length {np.corrcoef(v, L)[0,1]:.2f}, among fair {np.corrcoef(v[~t], L[~t])[0,1]:.2f}")
long = np.array([len(r["plain"]) >= 200 for r in held])
for name, v in [("length", L), ("today", today), ("odds", s), ("harm", h)]:
    print(f"{name:8} of 200 letters and more ({(long & t).sum()} traps, {(long & ~t).sum()} fair): auc {auc(v[long], t[long]):.3f}")
