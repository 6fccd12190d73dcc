"""python augmented.py WORDS.jsonl OUT.jsonl [language]: the put-together sentences by themselves, for the net of today to learn from as well."""
import sys
from common import *
from augment import joined, twins
language = sys.argv[3] if len(sys.argv) > 3 else "en"
rng = np.random.default_rng(1)
learned = split(load(sys.argv[1]), language)[0]
out = [{**r, "times": 0.7} for r in joined(learned, language, rng)] + [{**r, "times": 1.5} for r in twins(learned, rng)]
with open(sys.argv[2], "w", encoding="utf8") as file:
    for r in out: file.write(json.dumps(r, ensure_ascii=False) + "\n")
print(len(out))
