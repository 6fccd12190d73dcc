import { droppedOn } from './dropped-on.js';

describe(droppedOn.name, () => {
  it('R-ADM-07 puts a row before one above it, and after one below it', () => {
    expect(droppedOn([11, 12, 13, 14], 14, 12)).toEqual({ before: 12 });
    expect(droppedOn([11, 12, 13, 14], 11, 13)).toEqual({ after: 13 });
  });
});
