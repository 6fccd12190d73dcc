"""python tune.py LEARN.jsonl NAME [--language en] [--epochs 2] [--joined] [--harm W] [--real SHARE] [--rate R] [--seed S] [--until HH:MM]
Tunes the encoder on what dump.mjs wrote with its words; hand 14 is measured, never learned from."""
import argparse, sys, time, datetime
from common import *
from augment import joined, twins

ask = argparse.ArgumentParser()
ask.add_argument("learn"); ask.add_argument("name")
ask.add_argument("--language", default="en"); ask.add_argument("--epochs", type=float, default=2)
ask.add_argument("--joined", action="store_true"); ask.add_argument("--harm", type=float, default=0.0)
ask.add_argument("--real", type=float, default=0.06); ask.add_argument("--rate", type=float, default=1e-4)
ask.add_argument("--seed", type=int, default=1); ask.add_argument("--tokens", type=int, default=2048)
ask.add_argument("--threads", type=int, default=2); ask.add_argument("--pairs", action="store_true")
ask.add_argument("--start", default="")
ask.add_argument("--until", default="")
A = ask.parse_args()
torch.set_num_threads(A.threads); torch.manual_seed(A.seed)
rng = np.random.default_rng(A.seed)
rows = load(A.learn)
learned, held = split(rows, A.language)
learned = [r for r in learned if r["src"] != "real" or (not r["isTouchy"] and rng.random() < A.real)]
def is_taken(r):
    if r["src"] == "contract" and not r["planted"] and not r["fair"]: return rng.random() < 0.5
    if r["src"] == "sentence" and r["defect"] == "none" and not r["sure"]: return rng.random() < 0.5
    return True
learned = [r for r in learned if is_taken(r)]
held = [r for r in hard(held) if r.get("whole")]
is_trap = np.array([r["kind"] == "trap" for r in held]); today = np.array([r["odds"] for r in held])
NAMED = int((today[is_trap] > (-2.6 if A.language == "en" else -2)).sum())

if A.joined: learned += joined(learned, A.language, rng) + twins(learned, rng)

tok = tokenizer()
print(len(learned), "rows to learn from;", is_trap.sum(), "traps", (~is_trap).sum(), "fair; today's auc", round(auc(today, is_trap), 3), "found", NAMED, "blamed", at_equal(today, is_trap, NAMED), flush=True)

def encode(rows):
    return tok.encode_batch(pairs(rows))
E, H = encode(learned), encode(held)
allowed = torch.zeros(len(learned), NC, dtype=torch.bool); weight = torch.zeros(len(learned))
for i, r in enumerate(learned):
    c, weight[i] = classes_of(r); allowed[i, c] = True
    if r.get("joined"): weight[i] = 0.7
    if r.get("twin"): weight[i] = 1.5
if A.joined:
    # How long a sentence is tells the mixed ones from the fair ones nearly alone, by the habit of their authors: of each length as many of both.
    bad = np.array([bool(allowed[i, :ND].any()) for i in range(len(learned))])
    bins = np.digitize([len(e.ids) for e in E], [14, 20, 26, 32, 38, 44, 50, 56, 62, 70, 80, 92])
    w = weight.numpy(); share = w[bad].sum() / w.sum()
    for b in range(13):
        of, ok = w[(bins == b) & bad].sum(), w[(bins == b) & ~bad].sum()
        if of == 0 or ok == 0: continue
        up = np.sqrt(np.clip(share * (of + ok) / of / ((1 - share) * (of + ok) / ok), 0.1, 10))
        print("length", b, "harmful share", round(of / (of + ok), 3), "times", round(float(up), 2))
        w[(bins == b) & bad] *= up; w[(bins == b) & ~bad] /= up
    weight = torch.tensor(w)

def harms(i):
    """Of each token whether it is in the words that hurt: 1, 0, or -1 where nobody said."""
    r, e = learned[i], E[i]
    sound = bool((~allowed[i, :ND]).all())
    second = [s == 1 for s in e.sequence_ids]
    if sound: return [0.0 if s else -1.0 for s in second]
    at = r["plain"].find(r["harm"]) if r.get("harm") else -1
    if at < 0: return [-1.0] * len(second)
    return [(1.0 if a < at + len(r["harm"]) and b > at else 0.0) if s else -1.0 for s, (a, b) in zip(second, e.offsets)]
HARM = [np.array(harms(i), np.int8) for i in range(len(learned))] if A.harm else None
class Ids:
    def __init__(self, ids): self.ids = ids
E = [Ids(np.array(e.ids, np.int32)) for e in E]
rows = None

model = Reader(from_bert(load_file(WEIGHTS + "/model.safetensors")))
if A.start: model.load_state_dict(torch.load(A.start))
# What single tokens mean is not learned again: a third of the time, and words that no row has keep their place.
model.encoder.words.weight.requires_grad = False
head = [p for n, p in model.named_parameters() if not n.startswith("encoder")]
opt = torch.optim.AdamW([{"params": [p for p in model.encoder.parameters() if p.requires_grad], "lr": A.rate}, {"params": head, "lr": 1e-3}], weight_decay=0.01, fused=True)
per = len(batches([len(e.ids) for e in E], A.tokens))
total = int(per * A.epochs)
sched = torch.optim.lr_scheduler.LambdaLR(opt, lambda s: min(1, (s + 1) / 100) * max(0.03, 1 - s / total))
print(per, "batches an epoch", flush=True)

def read(enc):
    model.eval(); o = np.zeros(len(enc), np.float32); h = np.zeros(len(enc), np.float32)
    with torch.inference_mode(), torch.autocast("cpu", torch.bfloat16):
        for b in batches([len(e.ids) for e in enc], 4096):
            ids, mask = padded(enc, b)
            s, t = model(ids, mask)
            o[b] = odds_of(s).numpy(); h[b] = t.masked_fill(~mask, -99).amax(1).numpy()
    model.train(); return o, h

LENGTH = np.log([len(r["plain"]) for r in held])
def matched(v):
    d = np.abs(LENGTH[is_trap][:, None] - LENGTH[~is_trap][None]) < 0.08
    return ((v[is_trap][:, None] > v[~is_trap][None]))[d].mean()

def tell(step):
    o, h = read(H)
    print('correlation with length', [round(float(np.corrcoef(v, LENGTH)[0, 1]), 2) for v in (o, h)])
    half = [at_equal(o, is_trap, n) for n in (48, NAMED, 85, 110)]
    both = o + 0.7 * today
    line = f"step {step}/{total} auc {auc(o, is_trap):.3f} with today {auc(both, is_trap):.3f}"
    line += f" of like length {matched(o):.3f} harm {matched(h):.3f} today {matched(today):.3f} by length {matched(LENGTH):.3f};"
    if A.harm: line += f" harm {auc(h, is_trap):.3f} odds+harm {auc(o + h, is_trap):.3f}"
    print(line, "blamed at 48/now/85/110 found:", half, "sum", [at_equal(both, is_trap, n) for n in (48, NAMED, 85, 110)], round(time.time() - began), "s", flush=True)

began = time.time(); step = 0; sums = [0.0, 0]
model.train(); stop = False
while step < total and not stop:
    for b in batches([len(e.ids) for e in E], A.tokens, rng):
        if step >= total: break
        ids, mask = padded(E, b)
        with torch.autocast("cpu", torch.bfloat16):
            s, t = model(ids, mask)
        loss = (weight[b] * (torch.logsumexp(s, 1) - torch.logsumexp(s.masked_fill(~allowed[b], -1e9), 1))).sum() / weight[b].sum().clamp(min=1)
        sums[0] += loss.item(); sums[1] += 1
        if A.harm:
            y = torch.full(ids.shape, -1.0)
            for k, i in enumerate(b): y[k, : len(HARM[i])] = torch.tensor(HARM[i].astype(np.float32))
            m = (y >= 0).float() * weight[b][:, None]
            # Of all tokens few are in harmful words.
            l = F.binary_cross_entropy_with_logits(t, y.clamp(min=0), weight=m * (1 + 2 * y.clamp(min=0)), reduction="sum") / m.sum().clamp(min=1)
            loss = loss + A.harm * l
        opt.zero_grad(); loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        opt.step(); sched.step(); step += 1
        if step % 50 == 0: print(step, round(sums[0] / sums[1], 3), round(time.time() - began), "s", flush=True); sums = [0.0, 0]
        if step % 250 == 0: tell(step); torch.save(model.state_dict(), f"/tmp/encoder/{A.name}.pt")
        if A.until and datetime.datetime.utcnow().strftime("%H:%M") >= A.until: stop = True; break
tell(step)
torch.save(model.state_dict(), f"/tmp/encoder/{A.name}.pt")
