/** Numbers below `length` in an order that depends on the seed alone. */
function shuffled(length, seed) {
  const order = Array.from({ length }, (_, at) => at);
  let state = seed * 7919 + 17;
  for (let at = length - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order;
}

/** Several ways to deal `length` contracts into folds: by way, then by fold, the places of its contracts. */
export const splits = (length, folds, deals) =>
  Array.from({ length: deals }, (_, deal) => {
    const order = shuffled(length, deal + 1);
    return Array.from({ length: folds }, (_, fold) => new Set(order.filter((_, at) => at % folds === fold)));
  });
