/** Who owns a contract; `getDraft` answers it. */
interface Owned {
  readonly ownerUserId: string | null;
  readonly ownerGuestId: string | null;
}

/** Whose turn it is when the files of this contract are made. */
export function ownerOf({ ownerUserId, ownerGuestId }: Owned): string | null {
  if (ownerUserId !== null) return `user:${ownerUserId}`;
  return ownerGuestId === null ? null : `guest:${ownerGuestId}`;
}
