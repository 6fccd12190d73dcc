"""python scores.py NAME SENTENCES.jsonl OUT.jsonl [harm]: what a tuned encoder makes of sentences."""
import sys
from common import *
torch.set_num_threads(int(os.environ.get("THREADS", "2")))
name, given, out = sys.argv[1:4]
rows = load(given)
model = Reader(from_bert(load_file(WEIGHTS + "/model.safetensors")))
model.load_state_dict(torch.load(f"/tmp/encoder/{name}.pt")); model.eval()
E = tokenizer().encode_batch(pairs(rows))
with torch.inference_mode(), torch.autocast("cpu", torch.bfloat16):
    for b in batches([len(e.ids) for e in E], 4096):
        ids, mask = padded(E, b)
        s, t = model(ids, mask)
        o, h = odds_of(s), t.masked_fill(~mask, -99).amax(1)
        for k, i in enumerate(b): rows[i]["score"] = float(o[k]); rows[i]["harm"] = float(h[k])
with open(out, "w", encoding="utf8") as file:
    for r in rows: file.write(json.dumps(r, ensure_ascii=False) + "\n")
