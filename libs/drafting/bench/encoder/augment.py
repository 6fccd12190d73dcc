"""Sentences put together of labelled wordings, so that neither their length nor that they are mixed tells harm."""


def joined(rows, language, rng):
    """Each plain wording beside a sound one of its author, in one sentence, in either order."""
    JOINTS = {"en": ["; ", ", and ", ", provided that ", "; however, ", ", save that ", " and ", ". "],
              "lt": ["; ", ", o ", ", tačiau ", " ir ", ", be to, ", ". ", ", su sąlyga, kad "]}[language]
    units = [r for r in rows if r["src"] == "unit" and r.get("whole") and not (r["hand"][3:] == "13" and r["kind"] == "trap")]
    sound = {}
    for r in units:
        if r["kind"] != "trap": sound.setdefault((r["hand"], r["concept"].split(".")[0]), []).append(r)
    made = []
    for r in units:
        if r["kind"] != "trap" and rng.random() < 0.3: continue
        near = sound.get((r["hand"], r["concept"].split(".")[0]), [])
        other = [o for o in (near if rng.random() < 0.6 and near else sound[list(sound)[rng.integers(len(sound))]]) if o is not r]
        if not other: continue
        o = other[rng.integers(len(other))]
        j = JOINTS[rng.integers(len(JOINTS))]
        a, b = (r, o) if rng.random() < 0.5 else (o, r)
        plain = a["plain"].rstrip(". ") + j + b["plain"]
        if len(plain.split()) > 75: continue
        made.append({**r, "plain": plain, "joined": True, "harm": r["plain"].rstrip(". ") if r["kind"] == "trap" else ""})
    return made


def twins(rows, rng):
    """Of each mixed wording what is left without its harmful part, with a sound wording of another in that part's place: as long, and sound."""
    sound = [r for r in rows if r["src"] == "unit" and r.get("whole") and r["kind"] != "trap" and 6 <= len(r["plain"].split()) <= 26]
    made = []
    for r in rows:
        if r["src"] != "unit" or r["hand"][3:] != "13" or not r.get("harm"): continue
        at = r["plain"].find(r["harm"])
        if at < 0: continue
        near = sorted((sound[i] for i in rng.integers(len(sound), size=60)), key=lambda o: abs(len(o["plain"]) - len(r["harm"])))[:3]
        for o in near:
            plain = r["plain"][:at] + o["plain"].rstrip(". ") + r["plain"][at + len(r["harm"]):]
            made.append({**r, "kind": "fair", "was": r["concept"], "concept": o["concept"], "also": [], "plain": plain, "harm": "", "twin": True})
    return made
