import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** `outdated`: the answers changed before it was made, so that it can no longer be. */
export const RENDER_STATUSES = ['queued', 'running', 'done', 'failed', 'outdated'] as const;
export type RenderStatus = (typeof RENDER_STATUSES)[number];

const STATUS_LIST = RENDER_STATUSES.map((status) => `'${status}'`).join(', ');

/** The files of one contract with one content. */
@Entity('renders')
@Unique(['contractId', 'contentHash'])
@Index('ix_renders_unfinished_by_owner', ['owner'], { where: `status IN ('queued', 'running')` })
@Check('ck_renders_known_status', `status IN (${STATUS_LIST})`)
@Check('ck_renders_done_is_whole', `status <> 'done' OR (docx_key IS NOT NULL AND pdf_key IS NOT NULL)`)
export class Render {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid' })
  contractId!: string;

  /** `user:<id>` or `guest:<id>`: whose it was when it was first asked for. Decides whose turn it is, and nothing else. */
  @Column({ type: 'varchar', length: 80, nullable: true })
  owner!: string | null;

  /** See `contentOf`. */
  @Column({ type: 'char', length: 64 })
  contentHash!: string;

  @Column({ type: 'varchar', length: 20, default: 'queued' })
  status!: RenderStatus;

  /** Rises with every start of the job: only the latest one may write. */
  @Column({ type: 'int', default: 0 })
  attempt!: number;

  /** Where the files are stored; null while they are not. The Word file is there first. */
  @Column({ type: 'text', nullable: true })
  docxKey!: string | null;

  @Column({ type: 'text', nullable: true })
  pdfKey!: string | null;

  /** Why the last attempt failed, for whoever looks into it. */
  @Column({ type: 'text', nullable: true })
  failure!: string | null;

  /** When its files were asked for, or asked for again after they had failed or were lost. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
