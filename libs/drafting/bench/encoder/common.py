"""What the trial of an encoder needs everywhere: the rows, their classes, the encoder itself, and how it is measured."""
import json
import os

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from safetensors.torch import load_file
from tokenizers import Tokenizer

HERE = os.path.dirname(os.path.abspath(__file__))
UNITS = os.path.join(HERE, "..", "..", "corpus", "units")
WEIGHTS = os.environ.get("ENCODER", "/tmp/encoder/mini")
MOST = 96


def table(name):
    with open(os.path.join(UNITS, name), encoding="utf8") as file:
        return [line.split("\t") for line in file.read().strip().split("\n")[1:]]


DEFECTS = [row[0] for row in table("defects.tsv")]
SEVERITY = {row[0]: int(row[1]) for row in table("defects.tsv")}
TOPICS = [row[0] for row in table("provisions.tsv")]
CLASSES = DEFECTS + ["ok " + topic for topic in TOPICS] + ["ok *"]
PLACE = {name: at for at, name in enumerate(CLASSES)}
ND, NC = len(DEFECTS), len(CLASSES)
SOUND = list(range(ND, NC))


def load(path):
    with open(path, encoding="utf8") as file:
        return [json.loads(line) for line in file]


def split(rows, language):
    """What is learned from, and hand 14, of which nothing is."""
    measured = {f"{language}-14"}
    learned, held = [], []
    for row in rows:
        if row["src"] == "unit" and row["hand"] in measured:
            held.append(row)
        elif row.get("isLearned", True) or (row["src"] == "unit"):
            learned.append(row)
    return learned, held


def classes_of(row):
    """The classes that a row may be, and how much it counts: those of train.py, hard wordings more."""
    if row["src"] == "unit":
        own = row["concept"].split(".")[0]
        hard = 3.0 if row["hand"][3:] == "13" else 1.0
        if row["kind"] != "trap":
            return [PLACE["ok " + own]], hard
        named = [PLACE[row["concept"]]] if row["concept"] in PLACE else [
            at for at in range(ND) if DEFECTS[at].startswith(own + ".")
        ]
        return named + [PLACE[a] for a in row["also"] if a in PLACE and PLACE[a] < ND], hard
    if row["src"] == "draft":
        return SOUND, 1.0
    if row["src"] == "real":
        return SOUND, 0.0 if row["isTouchy"] else 0.6
    if row["src"] == "turned":
        return SOUND, 0.7
    if row["src"] == "sentence":
        share = 2.0 if row["sure"] else 1.0
        if row["defect"] == "none":
            return SOUND, share
        named = [PLACE[d] for d in [row["defect"], *row["also"]] if d in PLACE and PLACE[d] < ND]
        return named or list(range(ND)), share
    if not row["planted"]:
        return SOUND, 2.0 if row["fair"] else 1.0
    classes = []
    for planted in row["planted"]:
        if planted["defect"] in PLACE:
            classes.append(PLACE[planted["defect"]])
        else:
            classes += [at for at in range(ND) if DEFECTS[at].split(".")[0] == planted["topics"][0]]
    return classes or list(range(ND)), 2.0


class Layer(nn.Module):
    def __init__(self, size, inner, heads):
        super().__init__()
        self.heads = heads
        self.qkv = nn.Linear(size, 3 * size)
        self.out = nn.Linear(size, size)
        self.norm = nn.LayerNorm(size, eps=1e-12)
        self.up = nn.Linear(size, inner)
        self.down = nn.Linear(inner, size)
        self.norm2 = nn.LayerNorm(size, eps=1e-12)

    def forward(self, x, mask):
        b, n, d = x.shape
        q, k, v = self.qkv(x).view(b, n, 3, self.heads, d // self.heads).permute(2, 0, 3, 1, 4)
        a = (q @ k.transpose(-1, -2)) * (d // self.heads) ** -0.5 + mask
        a = (a.softmax(-1).to(v.dtype) @ v).transpose(1, 2).reshape(b, n, d)
        x = self.norm(x + self.out(a))
        return self.norm2(x + self.down(F.gelu(self.up(x))))


class Encoder(nn.Module):
    """BERT as MiniLM and multilingual-e5-small have it, without its pooler."""

    def __init__(self, vocabulary, size=384, inner=1536, heads=12, layers=6, places=512):
        super().__init__()
        self.words = nn.Embedding(vocabulary, size)
        self.places = nn.Embedding(places, size)
        self.kind = nn.Parameter(torch.zeros(size))
        self.norm = nn.LayerNorm(size, eps=1e-12)
        self.layers = nn.ModuleList(Layer(size, inner, heads) for _ in range(layers))

    def forward(self, ids, mask):
        x = self.norm(self.words(ids) + self.places.weight[: ids.shape[1]] + self.kind)
        bias = (~mask[:, None, None, :]).to(torch.bfloat16 if torch.is_autocast_enabled('cpu') else x.dtype) * -1e4
        for layer in self.layers:
            x = layer(x, bias)
        return x


def from_bert(state):
    """The weights of a BERT as this encoder names them."""
    own = {
        "words.weight": state["embeddings.word_embeddings.weight"],
        "places.weight": state["embeddings.position_embeddings.weight"],
        "kind": state["embeddings.token_type_embeddings.weight"][0],
        "norm.weight": state["embeddings.LayerNorm.weight"],
        "norm.bias": state["embeddings.LayerNorm.bias"],
    }
    at = 0
    while f"encoder.layer.{at}.output.dense.weight" in state:
        p, o = f"encoder.layer.{at}.", f"layers.{at}."
        for part in ["weight", "bias"]:
            own[o + "qkv." + part] = torch.cat([state[p + f"attention.self.{n}.{part}"] for n in ["query", "key", "value"]])
            own[o + "out." + part] = state[p + f"attention.output.dense.{part}"]
            own[o + "norm." + part] = state[p + f"attention.output.LayerNorm.{part}"]
            own[o + "up." + part] = state[p + f"intermediate.dense.{part}"]
            own[o + "down." + part] = state[p + f"output.dense.{part}"]
            own[o + "norm2." + part] = state[p + f"output.LayerNorm.{part}"]
        at += 1
    encoder = Encoder(own["words.weight"].shape[0], layers=at, places=own["places.weight"].shape[0])
    encoder.load_state_dict(own)
    return encoder


class Reader(nn.Module):
    """Scores of the classes of a sentence from the mean of its tokens, and how much each token looks like harm."""

    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder
        self.classes = nn.Linear(2 * 384, NC)
        self.harm = nn.Linear(384, 1)

    def forward(self, ids, mask):
        x = self.encoder(ids, mask)
        share = mask[..., None].to(x.dtype)
        mean = (x * share).sum(1) / share.sum(1)
        top = x.masked_fill(~mask[..., None], -1e4).amax(1)
        return self.classes(F.dropout(torch.cat([mean, top], 1), 0.1, self.training)).float(), self.harm(x)[..., 0].float()


def odds_of(scores):
    return torch.logsumexp(scores[:, :ND], 1) - torch.logsumexp(scores[:, ND:], 1)


def tokenizer():
    made = Tokenizer.from_file(os.path.join(WEIGHTS, "tokenizer.json"))
    made.no_padding()
    made.enable_truncation(MOST, strategy="only_second")
    return made


def pairs(rows):
    """The heading first, of few words, then the sentence."""
    return [(" ".join(row["heading"].split()[:8])[:80] or "-", row["plain"][:900]) for row in rows]


def batches(lengths, tokens, rng=None):
    """Rows of like length together, so many tokens at a time."""
    noise = rng.random(len(lengths)) * 6 if rng is not None else 0
    order = np.argsort(np.asarray(lengths) + noise, kind="stable")
    made, some, most = [], [], 0
    for at in order:
        if some and max(most, lengths[at]) * (len(some) + 1) > tokens:
            made.append(some)
            some, most = [], 0
        some.append(at)
        most = max(most, lengths[at])
    made.append(some)
    if rng is not None:
        rng.shuffle(made)
    return made


def padded(encodings, at):
    most = max(len(encodings[i].ids) for i in at)
    ids = torch.zeros(len(at), most, dtype=torch.long)
    mask = torch.zeros(len(at), most, dtype=torch.bool)
    for row, i in enumerate(at):
        own = encodings[i].ids
        ids[row, : len(own)] = torch.as_tensor(np.asarray(own, np.int64))
        mask[row, : len(own)] = True
    return ids, mask


def auc(scores, is_trap):
    order = np.argsort(scores, kind="stable")
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    is_trap = np.asarray(is_trap, bool)
    n, m = is_trap.sum(), (~is_trap).sum()
    return float((ranks[is_trap].sum() - n * (n + 1) / 2) / (n * m))


def hard(rows):
    """Which of a hand's rows are measured: whole wordings that are traps of risk 3 or more, and fair ones."""
    kept = [r for r in rows if r["src"] == "unit" and (
        r["kind"] == "fair" or (r["kind"] == "trap" and SEVERITY.get(r["concept"], 0) >= 3))]
    return kept


def at_equal(scores, is_trap, found):
    """How many fair ones are blamed where so many traps are found."""
    traps = np.sort(scores[is_trap])[::-1]
    return int((scores[~is_trap] >= traps[min(found, len(traps)) - 1]).sum())
