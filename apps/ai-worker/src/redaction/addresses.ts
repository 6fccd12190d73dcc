/* Streets, postal codes, and what follows "registered office at": bounded like all patterns here. */
const CAPITALISED = String.raw`\p{Lu}[\p{L}.'’-]{0,30}`;
const TOWN = String.raw`\p{Lu}[\p{L}-]{2,25}(?:\s\p{Lu}[\p{L}-]{2,25})?`;
const LT_STREET = String.raw`(?:${CAPITALISED}\s){1,4}(?:g|pr|al|pl|tak|skg|krant|a|gatvė|gatvės|gatvėje|prospektas|prospekto|alėja|alėjos|plentas|plento|aikštė|aikštės)\.?\s{0,2}\d{1,4}\p{L}?(?:\s?[-–/]\s?\d{1,4}\p{L}?)?`;
const LT_ROOM = String.raw`(?:,?\s(?:bt|but|butas|kab|kabinetas)\.?\s?\d{1,4})?`;
const LT_POSTCODE = String.raw`LT[-–]?\s?\d{4,5}`;
const EN_STREET = String.raw`(?<![\p{L}\p{N}])\d{1,5}[A-Za-z]?,?\s(?:${CAPITALISED}\s){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Square|Sq|Place|Pl|Terrace|Crescent|Close|Row|Quay|Parkway|Highway)\b\.?`;
const EN_ROOM = String.raw`(?:,?\s(?:Suite|Apt|Apartment|Unit|Floor|Flat|Room|#)\.?\s?[\p{L}\d-]{1,8})?`;
const US_STATE = String.raw`[A-Z]{2}\s\d{5}(?:-\d{4})?`;
const UK_POSTCODE = String.raw`[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}`;
const LABEL = String.raw`(?:(?:address|adresas|buveinė|gyvenamoji vieta)\s?[:–-]|residing at|registered office(?: is)?(?: at)?|located at|resident at|gyvenan\p{L}{1,5}|registruot\p{L}{1,3} adresu|buveinės adresas:?|adresu)`;

const pattern = (source: string): RegExp => new RegExp(source, 'dgu');

export const ADDRESSES: readonly RegExp[] = [
  pattern(`${LT_STREET}${LT_ROOM}(?:,?\\s${LT_POSTCODE})?(?:,?\\s${TOWN})?`),
  pattern(`(?<![\\p{L}\\p{N}])${LT_POSTCODE}(?![\\p{L}\\p{N}])(?:,?\\s${TOWN})?`),
  pattern(`${EN_STREET}${EN_ROOM}(?:,\\s${TOWN})?(?:,?\\s(?:${US_STATE}|${UK_POSTCODE}))?`),
  pattern(`(?:${CAPITALISED}\\s){0,2}${CAPITALISED},?\\s(?:${US_STATE}|${UK_POSTCODE})(?![\\p{L}\\p{N}])`),
  pattern(`(?<![\\p{L}\\p{N}])${UK_POSTCODE}(?![\\p{L}\\p{N}])`),
  pattern(
    `${LABEL}\\s{1,3}(?<v>[\\p{Lu}\\d][^\\n;()]{3,80}?)(?=\\s{0,3}(?:[;\\n()]|$|,\\s\\p{Ll}|\\.\\s|\\sand\\s|\\sir\\s))`,
  ),
];
