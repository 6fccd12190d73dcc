import { draftLock } from './draft-lock.js';

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

describe('the lock of the draft', () => {
  afterEach(() => {
    draftLock.giveUp();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('is held by the tab that was entered last, and lost by the one before', async () => {
    const otherTab = useLocks();
    const seen: string[] = [];
    const unsubscribe = draftLock.subscribe(() => seen.push(draftLock.state()));
    await draftLock.take();
    otherTab.take();
    await Promise.resolve();
    await Promise.resolve();
    unsubscribe();
    expect(seen).toEqual(['held', 'lost']);
  });

  it('is not lost to this tab itself, when the wizard is entered again', async () => {
    useLocks();
    await draftLock.take();
    await draftLock.take();
    await Promise.resolve();
    expect(draftLock.state()).toBe('held');
  });

  it('is everybody’s in a browser without locks', async () => {
    await draftLock.take();
    expect(draftLock.state()).toBe('none');
  });
});
