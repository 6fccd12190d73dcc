"""python train.py DATA.jsonl OUT.bin [--held] [--hard]: fits the reader of one language on what `dump.mjs` wrote.

--hard learns from mixed wordings, hard fair ones and pairs as well, as the reader of long sentences does.

With --held it first says how right the same fit is on authors left out, and sets the thresholds by that; without, it takes
the thresholds of OUT.json, which --held writes. One thread and one seed: the same data give the same weights."""
import json
import os
import sys

os.environ["OPENBLAS_NUM_THREADS"] = "1"
import numpy as np
import scipy.sparse as sp

HERE = os.path.dirname(os.path.abspath(__file__))
CORPUS = os.path.join(HERE, "..", "..", "corpus", "units")


def ids(name):
    with open(os.path.join(CORPUS, name), encoding="utf8") as file:
        return [line.split("\t")[0] for line in file.read().strip().split("\n")[1:]]


DEFECTS = ids("defects.tsv")
TOPICS = ids("provisions.tsv")
CLASSES = DEFECTS + ["ok " + topic for topic in TOPICS] + ["ok *"]
PLACE = {name: at for at, name in enumerate(CLASSES)}
TOPIC = {name: at for at, name in enumerate(TOPICS)}
ND, NC, NT = len(DEFECTS), len(CLASSES), len(TOPICS)
TOPIC_OF_DEFECT = np.array([TOPIC[defect.split(".")[0]] for defect in DEFECTS])
SOUND = list(range(ND, NC))

# Of a group of features the share that it has in a row (see `GROUPS` of src/check/features.ts).
GROUPS = [1, 1, 0.7, 0.35, 0.5]
FEWEST = 8
HIDDEN = 128
EPOCHS = 22
BATCH = 1024
RATE = 7e-3
DECAY = 1e-4
DROP_FEATURES = 0.3
DROP_HIDDEN = 0.3
TOPIC_SHARE = 0.15
# Sentences of whole contracts are what is read in the end.
CONTRACT = 2.0
# Our own drafts are sound, all of them; nearly all of what lawyers have not marked in real contracts is.
DRAFT = 3.0
REAL = 0.6
# The words of a trap with the two sides in each other's place.
TURNED = 0.7
# A sentence of a real contract that somebody has read, when they were sure.
SURE = 3.0
# Hard wordings and pairs; of a hard one what is left without its harmful part.
HARD = 1.5
PAIR = 2.0
REST = 0.5
# Lengths (characters) within which harm weighs as much as what is fair, and how far a weight may be moved for it.
LENGTHS = [80, 110, 140, 170, 200, 230, 260, 290, 330, 400]
MOST_MOVED = 5
OF_ONE_KIND = 0.3
KEPT = 20_500
# So many times authors are left out, all in turn.
PARTS = 4
FAIR_BLAMED = 0.04
# From this round on the passage of a contract that speaks most of a topic which its author saw there is one about it.
NEAREST_FROM = 6
# How much it weighs that contracts have a topic as often as they do, and what share of provisions may be called missing by readers
# that have learned from three quarters of the hands: the one that has learned from all calls half as many missing.
USUAL = 0.6
UNSURE = 1.5
PRESENT_LOST = 0.08
SECOND = 0.2


def load(path):
    with open(path, encoding="utf8") as file:
        rows = [json.loads(line) for line in file]
    weigh(rows)
    return rows


def is_trap(row):
    return row.get("kind") == "trap" or row.get("defect") == "any"


def weigh(rows):
    """How much hard rows count: of each length as much harm as fair words, so that it is not the length that is learned."""
    for row in rows:
        row["weight"] = {"unit": HARD, "pair": PAIR}.get(row.get("hard"), 1.0) * (REST if row.get("role") == "rest" else 1)
    for some in (
        [r for r in rows if r.get("hard") == "unit" and r["role"] == "whole"],
        [r for r in rows if r.get("hard") == "mixed" and r["sure"]],
    ):
        harmful = np.array([is_trap(r) for r in some], bool)
        weights = np.array([r["weight"] for r in some])
        total = weights.sum()
        lengths = np.digitize([r["length"] for r in some], LENGTHS)
        for at in range(len(LENGTHS) + 1):
            bad, good = (lengths == at) & harmful, (lengths == at) & ~harmful
            ours, theirs = weights[bad].sum(), weights[good].sum()
            if ours == 0 or theirs == 0:
                weights[bad | good] *= OF_ONE_KIND
                continue
            weights[bad] *= np.clip(np.sqrt(theirs / ours), 1 / MOST_MOVED, MOST_MOVED)
            weights[good] *= np.clip(np.sqrt(ours / theirs), 1 / MOST_MOVED, MOST_MOVED)
        for row, weight in zip(some, weights * (total / weights.sum())):
            row["weight"] = float(weight)


def vocabulary(rows):
    counts = {}
    for row in rows:
        for group in row["f"]:
            for feature in group:
                counts[feature] = counts.get(feature, 0) + 1
    kept = sorted(feature for feature, count in counts.items() if count >= FEWEST)
    rarity = np.array([np.log(len(rows) / counts[f]) + 0.3 for f in kept], dtype=np.float32)
    # As they are written: a byte, in steps of a twenty-fourth.
    rarity = np.clip(np.round(rarity * 24), 1, 255).astype(np.float32) / 24
    return {feature: at for at, feature in enumerate(kept)}, rarity


def matrix(rows, places, rarity):
    starts, columns, values = [0], [], []
    for row in rows:
        for share, features in zip(GROUPS, row["f"]):
            known = [places[f] for f in features if f in places]
            if known:
                rare = rarity[known]
                columns.extend(known)
                values.extend((share * rare / np.sqrt((rare * rare).sum())).tolist())
        starts.append(len(columns))
    return sp.csr_matrix(
        (np.array(values, np.float32), np.array(columns, np.int32), np.array(starts, np.int64)),
        shape=(len(rows), len(rarity)),
    )


def target(row):
    """The classes that a row may be, how much it counts, and what it is about: 1 yes, 0 no, -1 unknown."""
    about = np.zeros(NT, np.float32)
    if row["src"] == "unit":
        own = row["concept"].split(".")[0]
        for other in row["also"]:
            if other.split(".")[0] in TOPIC:
                about[TOPIC[other.split(".")[0]]] = 1
        about[TOPIC[own]] = 1
        if row["kind"] != "trap":
            return [PLACE["ok " + own]], row["weight"], about
        named = [PLACE[row["concept"]]] if row["concept"] in PLACE else [
            at for at in range(ND) if DEFECTS[at].startswith(own + ".")
        ]
        return named + [PLACE[a] for a in row["also"] if a in PLACE and PLACE[a] < ND], row["weight"], about
    about[:] = -1
    if row["src"] == "draft":
        return SOUND, DRAFT, about
    if row["src"] == "real":
        for topic in row["about"]:
            about[TOPIC[topic]] = 1
        return SOUND, 0.0 if row["isTouchy"] else REAL, about
    if row["src"] == "turned":
        return SOUND, TURNED, about
    if row["src"] == "sentence":
        share = (SURE if row["sure"] else 1.0) * row["weight"]
        if row["defect"] == "none":
            return SOUND, share, about
        named = [d for d in [row["defect"], *row["also"]] if d in PLACE and PLACE[d] < ND]
        for defect in named:
            about[TOPIC_OF_DEFECT[PLACE[defect]]] = 1
        return [PLACE[d] for d in named] or list(range(ND)), share, about
    for topic in row["absent"]:
        if topic in TOPIC:
            about[TOPIC[topic]] = 0
    if not row["planted"]:
        return SOUND, CONTRACT * (1.0 if row["fair"] else 0.5), about
    classes = []
    for planted in row["planted"]:
        for topic in planted["topics"]:
            if topic in TOPIC:
                about[TOPIC[topic]] = 1
        if planted["defect"] in PLACE:
            classes.append(PLACE[planted["defect"]])
        else:
            classes += [at for at in range(ND) if DEFECTS[at].split(".")[0] == planted["topics"][0]]
    return classes or list(range(ND)), CONTRACT, about


def softmax(scores):
    scores = np.exp(scores - scores.max(1, keepdims=True))
    return scores / scores.sum(1, keepdims=True)


class Reader:
    def __init__(self, size, rng):
        self.first = rng.normal(0, 0.3 / np.sqrt(HIDDEN), (size, HIDDEN)).astype(np.float32)
        self.first0 = np.zeros(HIDDEN, np.float32)
        self.second = rng.normal(0, 1 / np.sqrt(HIDDEN), (HIDDEN, NC + NT)).astype(np.float32)
        self.second0 = np.zeros(NC + NT, np.float32)

    def scores(self, rows):
        return np.tanh(rows @ self.first + self.first0) @ self.second + self.second0


def by_contract(rows):
    """The topics that each contract regulates, and the places of its sentences."""
    contracts = {}
    for at, row in enumerate(rows):
        if row["src"] == "contract":
            contracts.setdefault(row["doc"], ([TOPIC[t] for t in row["present"] if t in TOPIC], []))[1].append(at)
    return list(contracts.values())


def with_nearest(about, contracts, reader, features):
    """`about` with a yes at the passage of each contract that speaks most of a topic it regulates, unless a label says where."""
    told = about.copy()
    for topics, places in contracts:
        scores = reader.scores(features[places])[:, NC:]
        for topic in topics:
            if not (about[places, topic] == 1).any():
                told[places[int(np.argmax(scores[:, topic]))], topic] = 1
    return told


# So many rows of weights at a time stay in the cache.
ROWS = 512


def move(weight, slope, mean, square, rate, step):
    """One step of Adam, with a decay of what is no constant."""
    mean += 0.1 * (slope - mean)
    square += 0.01 * (slope * slope - square)
    weight -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-6)
    if weight.ndim == 2:
        weight *= 1 - rate * DECAY


def fit(rows, features, seed=0):
    rng = np.random.default_rng(seed)
    reader = Reader(features.shape[1], rng)
    weights = [reader.first, reader.first0, reader.second, reader.second0]
    means = [np.zeros_like(w) for w in weights]
    squares = [np.zeros_like(w) for w in weights]
    allowed = np.zeros((len(rows), NC), np.float32)
    counts = np.zeros(len(rows), np.float32)
    about = np.zeros((len(rows), NT), np.float32)
    for at, row in enumerate(rows):
        classes, counts[at], about[at] = target(row)
        allowed[at, classes] = 1
    contracts = by_contract(rows)
    total = EPOCHS * ((len(rows) + BATCH - 1) // BATCH)
    step = 0
    for epoch in range(EPOCHS):
        if epoch >= NEAREST_FROM:
            told = with_nearest(about, contracts, reader, features)
        else:
            told = about
        order = rng.permutation(len(rows))
        for start in range(0, len(rows), BATCH):
            at = order[start : start + BATCH]
            given = features[at].copy()
            given.data *= (rng.random(given.data.shape[0]) > DROP_FEATURES) / (1 - DROP_FEATURES)
            hidden = np.tanh(given @ reader.first + reader.first0)
            mask = ((rng.random(hidden.shape) > DROP_HIDDEN) / (1 - DROP_HIDDEN)).astype(np.float32)
            dropped = hidden * mask
            out = dropped @ reader.second + reader.second0
            likely = softmax(out[:, :NC])
            wanted = likely * allowed[at]
            wanted /= np.maximum(wanted.sum(1, keepdims=True), 1e-9)
            error = np.zeros_like(out)
            error[:, :NC] = (likely - wanted) * counts[at][:, None]
            error[:, NC:] = np.where(
                told[at] >= 0, 1 / (1 + np.exp(-out[:, NC:])) - told[at], 0
            ) * TOPIC_SHARE
            error /= len(at)
            back = ((error @ reader.second.T) * mask * (1 - hidden * hidden)).astype(np.float32)
            slopes = [given.T @ back, back.sum(0), dropped.T @ error, error.sum(0)]
            step += 1
            rate = RATE * min(1, step / 50) * (1 - step / total * 0.95)
            for weight, slope, mean, square in zip(weights, slopes, means, squares):
                for row in range(0, len(weight), ROWS):
                    some = slice(row, row + ROWS)
                    move(weight[some], slope[some], mean[some], square[some], rate, step)
    return reader


def shorten(reader, features):
    """Keeps what decides most, in four bits a weight: what is written is what is measured."""
    often = np.asarray(features.multiply(features).sum(0)).ravel()
    worth = np.linalg.norm(reader.first, axis=1) * np.sqrt(often)
    kept = np.sort(np.argsort(-worth, kind="stable")[:KEPT])
    steps = np.maximum(np.abs(reader.first[kept]).max(1), 1e-6) / 7
    # A byte for the step as well: its logarithm in sixteenths.
    coded = np.clip(np.round(np.log2(steps) * 16) + 200, 0, 255).astype(np.uint8)
    steps = 2 ** ((coded.astype(np.float32) - 200) / 16)
    whole = np.clip(np.round(reader.first[kept] / steps[:, None]), -8, 7).astype(np.int8)
    first = np.zeros_like(reader.first)
    first[kept] = whole * steps[:, None]
    reader.first = first
    return kept, coded, whole


def lse(scores):
    top = scores.max(1)
    return top + np.log(np.exp(scores - top[:, None]).sum(1))


def judged(scores):
    """How far a row looks like a trap, and how likely each topic is then."""
    defects = softmax(scores[:, :ND])
    topics = np.zeros((len(scores), NT), np.float32)
    for at in range(ND):
        topics[:, TOPIC_OF_DEFECT[at]] += defects[:, at]
    return lse(scores[:, :ND]) - lse(scores[:, ND:NC]), topics


def learn(rows):
    places, rarity = vocabulary(rows)
    features = matrix(rows, places, rarity)
    reader = fit(rows, features)
    kept = shorten(reader, features)
    return reader, places, rarity, kept


def report(name, held):
    """Figures of whole contracts by authors left out, as data/checker/score.mjs counts them."""
    fair, planted, neutral = {}, {}, []
    for row, odds, topics, _ in held:
        if row["src"] != "contract":
            continue
        if not row["planted"]:
            for at in row["fairIdx"]:
                key = (row["doc"], at)
                fair[key] = max(fair.get(key, -99), odds)
            if not row["fair"]:
                neutral.append(odds)
    threshold = float(np.quantile(list(fair.values()), 1 - FAIR_BLAMED))
    for row, odds, topics, _ in held:
        if row["src"] != "contract":
            continue
        order = np.argsort(-topics)
        named = [TOPICS[order[0]]] + ([TOPICS[order[1]]] if topics[order[1]] > SECOND else [])
        for trap in row["planted"]:
            key = (row["doc"], trap["i"])
            hit = odds > threshold and any(topic in trap["topics"] for topic in named)
            planted[key] = (planted.get(key, (False,))[0] or hit, trap["severity"])
    found = [hit for hit, _ in planted.values()]
    grave = [hit for hit, severity in planted.values() if severity >= 4]
    units = [(row, odds, topics) for row, odds, topics, _ in held if row["src"] == "unit"]
    if not units:
        print(f"  {name}: planted {np.mean(found):.3f} of {len(found)}, grave {np.mean(grave):.3f}")
        return threshold
    traps = [
        odds > threshold and TOPICS[int(np.argmax(topics))] in {c.split(".")[0] for c in [row["concept"], *row["also"]]}
        for row, odds, topics in units
        if row["kind"] == "trap"
    ]
    sound = [odds > threshold for row, odds, _ in units if row["kind"] != "trap"]
    drafts = [odds > threshold for row, odds, _, _ in held if row["src"] == "draft"]
    print(
        f"{name}: contracts: planted {np.mean(found):.3f} of {len(found)}, grave {np.mean(grave):.3f}, fair blamed {FAIR_BLAMED}, "
        f"unlabelled blamed {np.mean(np.array(neutral) > threshold):.3f}; wordings: traps {np.mean(traps):.3f}, "
        f"sound blamed {np.mean(sound):.3f}; own drafts blamed {sum(drafts)} of {len(drafts)}; threshold {threshold:.3f}",
        flush=True,
    )
    return threshold


def usual_of(scores, weight):
    """What is added to each topic's score in a contract: how much oftener contracts have it than not (log odds), times a weight."""
    has, lacks = np.ones(NT), np.ones(NT)
    for _, there, missing in scores:
        for at, _ in there:
            has[at] += 1
        for at, _ in missing:
            lacks[at] += 1
    return weight * np.log(has / lacks)


def presence(held):
    """What is added to a topic's score in a contract, by how often contracts have it, and the two thresholds of the sum."""
    documents = {}
    for row, _, _, about in held:
        if row["src"] == "contract":
            documents.setdefault(row["doc"], (row, []))[1].append(about)
    scores = []
    for row, about in documents.values():
        best = np.max(about, axis=0)
        of = lambda topics: [(TOPIC[t], best[TOPIC[t]]) for t in topics if t in TOPIC]
        scores.append((row["hand"], of(row["present"]), of(row["absent"])))
    for weight in (0, USUAL / 2, USUAL, 2 * USUAL):
        # How usual a topic is, is told by the other hands: which provisions a hand leaves out is its own habit.
        there, missing = [], []
        for hand in {hand for hand, _, _ in scores}:
            usual = usual_of([each for each in scores if each[0] != hand], weight)
            for _, has, lacks in (each for each in scores if each[0] == hand):
                there += [score + usual[at] for at, score in has]
                missing += [score + usual[at] for at, score in lacks]
        for lost in (0.02, 0.03, 0.04, 0.05):
            cut = np.quantile(there, lost)
            said = np.mean(np.array(missing) < cut)
            print(f"  usual {weight}: present called missing {lost}: absent said {said:.3f} of {len(missing)} (below {cut:.2f})")
        if weight == USUAL:
            chosen = float(np.quantile(there, PRESENT_LOST))
    usual = usual_of(scores, USUAL)
    return {
        "missing": round(chosen, 4),
        "there": round(chosen + UNSURE, 4),
        "usual": [round(float(u), 2) for u in usual],
    }


def lawyers(held, fold):
    """How right the presence of topics is in real contracts that lawyers have marked (CUAD), each by a reader that has not seen it."""
    contracts = {}
    for row, _, _, about in held:
        if row["src"] == "real":
            best, marked = contracts.setdefault(row["hand"], (np.full(NT, -99.0), set()))
            np.maximum(best, about, out=best)
            marked.update(row["about"])
    counts, shares = np.zeros(3), []
    for topic in sorted(set().union(*(marked for _, marked in contracts.values()))):
        scores = [(fold[doc], best[TOPIC[topic]], topic in marked) for doc, (best, marked) in contracts.items()]
        own = np.zeros(3)
        for part in range(PARTS):
            others = [(score, is_there) for at, score, is_there in scores if at != part]
            cut = max((score for score, _ in others), key=lambda cut: f1(tally(others, cut)))
            own += tally([(score, is_there) for at, score, is_there in scores if at == part], cut)
        counts += own
        shares.append(f1(own))
        print(f"  {topic}: right {own[0]:.0f}, wrong {own[1]:.0f}, missed {own[2]:.0f}, F1 {f1(own):.3f}")
    print(f"lawyers' marks in {len(contracts)} contracts: macro-F1 {np.mean(shares):.3f}, micro-F1 {f1(counts):.3f}", flush=True)


def tally(scored, cut):
    return np.array([
        sum(score >= cut and is_there for score, is_there in scored),
        sum(score >= cut and not is_there for score, is_there in scored),
        sum(score < cut and is_there for score, is_there in scored),
    ])


def f1(counts):
    right, wrong, missed = counts
    return 2 * right / max(1, 2 * right + wrong + missed)


def main():
    data, out = sys.argv[1], sys.argv[2]
    rows = [r for r in load(data) if "--hard" in sys.argv or "hard" not in r]
    learned = [r for r in rows if r.get("isLearned", True)]
    side = out.rsplit(".", 1)[0] + ".json"
    if "--held" in sys.argv:
        hands = sorted({r["hand"] for r in rows if r["src"] == "unit"})
        papers = sorted({r["hand"] for r in rows if r["src"] == "contract"})
        real = sorted({r["hand"] for r in rows if r["src"] in ("real", "sentence", "turned")})
        fold = {hand: at * PARTS // len(hands) for at, hand in enumerate(hands)} | {
            hand: at % PARTS for at, hand in [*enumerate(papers), *enumerate(real)]
        }
        drafts = [r for r in rows if r["src"] == "draft"]
        others = [r for r in rows if r["src"] != "draft"]
        held = []
        for part in range(PARTS):
            seen = [r for r in others if fold[r["hand"]] != part and r.get("isLearned", True)]
            seen += [r for at, r in enumerate(drafts) if at % PARTS != part]
            unseen = [r for r in others if fold[r["hand"]] == part]
            unseen += [r for at, r in enumerate(drafts) if at % PARTS == part]
            reader, places, rarity, _ = learn(seen)
            scores = reader.scores(matrix(unseen, places, rarity))
            odds, topics = judged(scores)
            held += [(row, odds[at], topics[at], scores[at, NC:]) for at, row in enumerate(unseen)]
            print("part", part, flush=True)
        for hand in papers:
            report(hand, [h for h in held if h[0]["hand"] == hand])
        threshold = report("all", held)
        with open(side, "w", encoding="utf8") as file:
            json.dump({"trap": round(threshold, 4), **presence(held)}, file)
        if real:
            lawyers(held, fold)
    reader, places, rarity, (kept, coded, whole) = learn(learned)
    hashes = np.array(sorted(places, key=places.get), dtype=np.int32)[kept]
    order = np.argsort(hashes, kind="stable")
    pairs = (whole[order] & 15).astype(np.uint8)
    packed = (pairs[:, 0::2] << 4) | pairs[:, 1::2]
    scale = np.abs(reader.second).max() / 127
    with open(out, "wb") as file:
        file.write(np.array([len(kept), HIDDEN, NC, NT], dtype=">u4").tobytes())
        file.write(np.array([scale], dtype=">f4").tobytes())
        file.write(hashes[order].astype(">i4").tobytes())
        file.write((np.round(rarity[kept][order] * 24)).astype(np.uint8).tobytes())
        file.write(coded[order].tobytes())
        file.write(packed.tobytes())
        file.write(np.round(reader.second / scale).astype(np.int8).tobytes())
        file.write(reader.first0.astype(">f4").tobytes())
        file.write(reader.second0.astype(">f4").tobytes())
    print(out, os.path.getsize(out), "bytes")


main()
