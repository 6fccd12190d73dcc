"""python answers.py NAME NAMED.jsonl OUT.jsonl: what the reader of a definition beside a sentence answers."""
import sys
from common import *
torch.set_num_threads(int(os.environ.get("THREADS", "1")))
name, given, out = sys.argv[1:4]
MEANS = {row[0]: row[2] for row in table("defects.tsv")}
rows = load(given)
model = Reader(from_bert(load_file(WEIGHTS + "/model.safetensors"))); model.yes = nn.Linear(768, 1)
model.load_state_dict(torch.load(f"/tmp/encoder/{name}.pt")); model.eval()
missing = {r["defect"] for r in rows if r["defect"] not in MEANS}
if missing: print("no definition:", missing)
E = tokenizer().encode_batch([(MEANS.get(r["defect"], r["defect"]), r["plain"][:900]) for r in rows])
with torch.inference_mode(), torch.autocast("cpu", torch.bfloat16):
    for b in batches([len(e.ids) for e in E], 4096):
        ids, mask = padded(E, b)
        x = model.encoder(ids, mask); s = mask[..., None].to(x.dtype)
        v = model.yes(torch.cat([(x * s).sum(1) / s.sum(1), x.masked_fill(~mask[..., None], -1e4).amax(1)], 1))[:, 0].float()
        for k, i in enumerate(b): rows[i]["score"] = float(v[k])
with open(out, "w", encoding="utf8") as file:
    for r in rows: file.write(json.dumps(r, ensure_ascii=False) + "\n")
