/** Runs in the page: what was fetched is drawn, and what was set in motion has come to rest. */
export async function isStill(): Promise<boolean> {
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await frame();
  await frame();
  /* What is not drawn while it is out of sight does not move on either. */
  const isDrawn = (effect: AnimationEffect | null): boolean =>
    effect instanceof KeyframeEffect &&
    effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && isDrawn(effect) && effect?.getComputedTiming().iterations !== Infinity,
    );
  if (isMoving) return false;
  return document.querySelector('h1')?.checkVisibility({ visibilityProperty: true }) ?? false;
}
