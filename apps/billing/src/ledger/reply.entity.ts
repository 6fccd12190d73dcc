import type { Actor } from '@pactwright/protocol';
import {
  Check,
  Column,
  Entity,
  Index,
  PrimaryColumn,
  type EntityManager,
  type FindOptionsWhere,
} from 'typeorm';

/**
 * The Word files of a reply to one checked file, as something that is paid for as a contract is. It is known by what the file
 * is, so that whoever checks the same file again has it already.
 */
@Entity('replies')
@Check('ck_replies_one_owner', 'num_nonnulls(user_id, guest_id) <= 1')
@Index(['userId', 'sha256'])
@Index(['guestId', 'sha256'])
export class Reply {
  /** Stands wherever the id of a contract does. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Of the checked file; null once its owner is gone. */
  @Column({ type: 'char', length: 64, nullable: true })
  sha256!: string | null;

  /** The check that whoever paid comes back to. */
  @Column({ type: 'uuid', nullable: true })
  runId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  guestId!: string | null;

  /** The last time: what was offered and not ordered is swept after it. */
  @Column({ type: 'timestamptz', precision: 3 })
  offeredAt!: Date;
}

/** Whatever is the caller's, as a visitor or by the account. */
export const repliesOf = ({
  userId,
  guestId,
}: Pick<Actor, 'userId' | 'guestId'>): FindOptionsWhere<Reply>[] => [
  ...(userId === null ? [] : [{ userId }]),
  ...(guestId === null ? [] : [{ guestId }]),
];

/** Keeps that it was no contract, for what the provider may still tell of its payment. */
export async function forgetReplies(
  manager: EntityManager,
  owner: { readonly userId: string } | { readonly guestId: string },
): Promise<void> {
  await manager.update(Reply, owner, { sha256: null, runId: null, userId: null, guestId: null });
}
