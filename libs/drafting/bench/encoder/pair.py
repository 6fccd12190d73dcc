"""python pair.py LEARN.jsonl NAME TUNED [--threads 2] [--until HH:MM]
The other formulation: the definition of a defect and a sentence, harmful in that way or not. Goes on from what tune.py made, which also
names the defect that a sound sentence of a contract looks most like."""
import argparse, datetime, time
from common import *
from augment import joined, twins

ask = argparse.ArgumentParser()
ask.add_argument("learn"); ask.add_argument("name"); ask.add_argument("tuned")
ask.add_argument("--threads", type=int, default=2); ask.add_argument("--until", default="")
ask.add_argument("--start", default=""); ask.add_argument("--seed", type=int, default=2); ask.add_argument("--rate", type=float, default=7e-5)
ask.add_argument("--language", default="en"); ask.add_argument("--epochs", type=float, default=1)
A = ask.parse_args()
torch.set_num_threads(A.threads); torch.manual_seed(A.seed)
rng = np.random.default_rng(A.seed)
MEANS = {row[0]: row[2] for row in table("defects.tsv")}
learned, held = split(load(A.learn), A.language)
held = [r for r in hard(held) if r.get("whole")]
learned = [r for r in learned if r["src"] in ("unit", "contract", "sentence", "turned")
           and (r["src"] in ("unit", "turned") or r.get("planted") or r.get("fair") or r.get("defect", "none") != "none" or rng.random() < 0.3)]
learned += joined(learned, A.language, rng) + twins(learned, rng)
model = Reader(from_bert(load_file(WEIGHTS + "/model.safetensors")))
model.load_state_dict(torch.load(A.tuned))
tok = tokenizer()

def likeliest(rows):
    """The defect that each looks most like."""
    model.eval(); e = tok.encode_batch(pairs(rows)); out = np.zeros(len(rows), int)
    with torch.inference_mode(), torch.autocast("cpu", torch.bfloat16):
        for b in batches([len(x.ids) for x in e], 4096):
            out[b] = model(*padded(e, b))[0][:, :ND].argmax(1).numpy()
    return [DEFECTS[k] for k in out]

cases = []
unnamed = []
for r in learned:
    hand13 = r["src"] == "unit" and r["hand"][3:] == "13"
    if r["src"] == "unit" and r["kind"] == "trap":
        if r["concept"] in MEANS: cases.append((r["concept"], r["plain"], 1, 3.0 if hand13 and not r.get("joined") else 1.0))
    elif r.get("twin"):
        cases.append((r["was"], r["plain"], 0, 1.5))
    elif r["src"] == "unit" and r["concept"] in MEANS:
        cases.append((r["concept"], r["plain"], 0, 3.0 if hand13 and not r.get("joined") else 1.0))
    elif r["src"] == "contract" and r["planted"]:
        cases += [(p["defect"], r["plain"], 1, 2.0) for p in r["planted"] if p["defect"] in MEANS][:2]
    elif r["src"] == "sentence" and r["defect"] != "none":
        if r["defect"] in MEANS: cases.append((r["defect"], r["plain"], 1, 2.0 if r["sure"] else 1.0))
    else: unnamed.append(r)
cases += [(d, r["plain"], 0, 1.5 if r.get("fair") else 0.8) for d, r in zip(likeliest(unnamed), unnamed)]
print(len(cases), "cases,", sum(c[2] for c in cases), "harmful", flush=True)
encode = lambda cases: tok.encode_batch([(MEANS[c[0]], c[1][:900]) for c in cases])
class Ids:
    def __init__(self, ids): self.ids = ids
E = [Ids(np.array(e.ids, np.int32)) for e in encode(cases)]
y = torch.tensor([float(c[2]) for c in cases]); w = np.array([c[3] for c in cases])
bad = y.numpy() > 0.5; share = w[bad].sum() / w.sum()
bins = np.digitize([len(c[1]) for c in cases], [50, 80, 110, 140, 170, 200, 230, 260, 290, 330, 400])
for b in range(12):
    of, ok = w[(bins == b) & bad].sum(), w[(bins == b) & ~bad].sum()
    if of == 0 or ok == 0: continue
    up = np.sqrt(np.clip(share * ok / ((1 - share) * of), 0.1, 10))
    w[(bins == b) & bad] *= up; w[(bins == b) & ~bad] /= up
w = torch.tensor(w, dtype=torch.float32)
model.yes = nn.Linear(768, 1)
if A.start: model.load_state_dict(torch.load(A.start))
model.encoder.words.weight.requires_grad = False

def answer(ids, mask):
    x = model.encoder(ids, mask); s = mask[..., None].to(x.dtype)
    return model.yes(F.dropout(torch.cat([(x * s).sum(1) / s.sum(1), x.masked_fill(~mask[..., None], -1e4).amax(1)], 1), 0.1, model.training))[:, 0].float()

H = encode([(r["concept"], r["plain"]) if r["concept"] in MEANS else (DEFECTS[0], r["plain"]) for r in held])
t = np.array([r["kind"] == "trap" for r in held]); today = np.array([r["odds"] for r in held])
L = np.log([len(r["plain"]) for r in held]); NEAR = np.abs(L[t][:, None] - L[~t][None]) < 0.08
def tell(step):
    model.eval(); v = np.zeros(len(H))
    with torch.inference_mode(), torch.autocast("cpu", torch.bfloat16):
        for b in batches([len(e.ids) for e in H], 4096): v[b] = answer(*padded(H, b)).numpy()
    model.train()
    alike = lambda v: (v[t][:, None] > v[~t][None])[NEAR].mean()
    print(f"step {step} auc {auc(v, t):.3f} of like length {alike(v):.3f} (today {alike(today):.3f}, length {alike(L):.3f}) correlation with length {np.corrcoef(v, L)[0,1]:.2f} blamed at 48/67/85/110", [at_equal(v, t, n) for n in (48, 67, 85, 110)], flush=True)

opt = torch.optim.AdamW([{"params": [p for p in model.encoder.parameters() if p.requires_grad], "lr": A.rate}, {"params": model.yes.parameters(), "lr": 1e-3}], weight_decay=0.01, fused=True)
per = len(batches([len(e.ids) for e in E], 2048)); total = int(per * A.epochs)
sched = torch.optim.lr_scheduler.LambdaLR(opt, lambda s: min(1, (s + 1) / 100) * max(0.03, 1 - s / total))
print(total, "steps", flush=True)
step, sums, began, stop = 0, [], time.time(), False
model.train()
while step < total and not stop:
    for b in batches([len(e.ids) for e in E], 2048, rng):
        if step >= total: break
        with torch.autocast("cpu", torch.bfloat16): s = answer(*padded(E, b))
        loss = F.binary_cross_entropy_with_logits(s, y[b], weight=w[b], reduction="sum") / w[b].sum()
        opt.zero_grad(); loss.backward(); torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0); opt.step(); sched.step(); step += 1; sums.append(loss.item())
        if step % 50 == 0: print(step, round(float(np.mean(sums)), 3), round(time.time() - began), "s", flush=True); sums = []
        if step % 250 == 0: tell(step); torch.save(model.state_dict(), f"/tmp/encoder/{A.name}.pt")
        if A.until and datetime.datetime.utcnow().strftime("%H:%M") >= A.until: stop = True; break
tell(step); torch.save(model.state_dict(), f"/tmp/encoder/{A.name}.pt")
