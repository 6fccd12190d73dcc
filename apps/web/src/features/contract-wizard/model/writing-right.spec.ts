import { writingRight } from './writing-right.js';

interface Held {
  take(): void;
}

/** The lock of one browser, shared by its tabs: stealing ends whoever holds it. */
function useLocks(): Held {
  let holder: ((reason: Error) => void) | undefined;
  const steal = () => holder?.(new DOMException('stolen', 'AbortError'));
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (_name: string, _options: unknown, work: () => Promise<void>) =>
        new Promise<void>((resolve, reject) => {
          steal();
          holder = reject;
          void work().then(resolve);
        }),
    },
  });
  return { take: steal };
}

describe('the right to write the draft', () => {
  afterEach(() => {
    writingRight.giveUp();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('is held by the tab that was entered last, and lost by the one before', async () => {
    const otherTab = useLocks();
    const seen: string[] = [];
    const unsubscribe = writingRight.subscribe(() => seen.push(writingRight.state()));
    await writingRight.take();
    otherTab.take();
    await Promise.resolve();
    await Promise.resolve();
    unsubscribe();
    expect(seen).toEqual(['held', 'lost']);
  });

  it('is not lost to this tab itself, when the wizard is entered again', async () => {
    useLocks();
    await writingRight.take();
    await writingRight.take();
    await Promise.resolve();
    expect(writingRight.state()).toBe('held');
  });

  it('is everybody’s in a browser without locks', async () => {
    await writingRight.take();
    expect(writingRight.state()).toBe('none');
  });
});
