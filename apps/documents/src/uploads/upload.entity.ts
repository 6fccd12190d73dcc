import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type {
  ContractAnalysis,
  ErrorCode,
  ErrorParams,
  Language,
  Payer,
  UploadStage,
} from '@pactwright/protocol';
import type { HiddenPassage, HungNote } from '../extraction/extraction.js';
import type { Columns } from '../extraction/two-languages.js';

/** `receiving`: its bytes are still coming in. */
export const UPLOAD_STATUSES = ['receiving', 'queued', 'running', 'done', 'failed'] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];

const STATUS_LIST = UPLOAD_STATUSES.map((status) => `'${status}'`).join(', ');

/** As it is kept: what was checked before models read along has no word of them. */
type KeptAnalysis = Omit<ContractAnalysis, 'modelReview'> & Partial<Pick<ContractAnalysis, 'modelReview'>>;

/** One file that somebody has sent to be checked, and what became of it. */
@Entity('uploads')
@Index(['createdAt'])
@Index('ix_uploads_in_flight', ['updatedAt'], { where: `status IN ('receiving', 'queued', 'running')` })
@Check('ck_uploads_known_status', `status IN (${STATUS_LIST})`)
@Check('ck_uploads_done_is_whole', `status <> 'done' OR analysis IS NOT NULL`)
@Check('ck_uploads_failed_says_why', `status <> 'failed' OR failure IS NOT NULL`)
export class Upload {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** `user:<id>` or `guest:<id>`. */
  @Column({ type: 'varchar', length: 80 })
  owner!: string;

  @Column({ type: 'json' })
  payer!: Payer;

  /** Of the caller: what the findings are written in. */
  @Column({ type: 'varchar', length: 5 })
  language!: Language;

  /** The file's name, made harmless; only ever shown. */
  @Column({ type: 'varchar', length: 120 })
  label!: string;

  @Column({ type: 'varchar', length: 5 })
  extension!: string;

  /** Where the file is; null once it has been deleted. */
  @Column({ type: 'text', nullable: true })
  fileKey!: string | null;

  @Column({ type: 'integer', nullable: true })
  size!: number | null;

  @Column({ type: 'char', length: 64, nullable: true })
  sha256!: string | null;

  @Column({ type: 'varchar', length: 20, default: 'receiving' })
  status!: UploadStatus;

  @Column({ type: 'varchar', length: 20, default: 'received' })
  stage!: UploadStage;

  /** Rises with every start of the job: only the latest one may write. */
  @Column({ type: 'integer', default: 0 })
  attempt!: number;

  /** What was read, while it is being reviewed; afterwards it is a part of the analysis. */
  @Column({ type: 'text', nullable: true })
  text!: string | null;

  @Column({ type: 'boolean', default: false })
  isCut!: boolean;

  /** What a Word file says with its tracked changes between marks; null where it has none. */
  @Column({ type: 'text', nullable: true })
  trackedText!: string | null;

  /** It has tracked changes that cannot be told. */
  @Column({ type: 'boolean', default: false })
  isTrackingUnreadable!: boolean;

  /** Of a file in two languages: the one whose column was read, or that the two could not be told apart. */
  @Column({ type: 'varchar', length: 5, nullable: true })
  columns!: Columns | null;

  /** A Word file with a digital signature: what is written into it would break that. */
  @Column({ type: 'boolean', default: false })
  isSigned!: boolean;

  /** A Word file that asks its readers not to change it. */
  @Column({ type: 'boolean', default: false })
  isProtected!: boolean;

  /** (json, because jsonb refuses some texts that JSON allows.) */
  @Column({ type: 'json', default: () => `'[]'` })
  hidden!: readonly HiddenPassage[];

  /** What footnotes and endnotes say in the text, and where they hang. */
  @Column({ type: 'json', default: () => `'[]'` })
  notes!: readonly HungNote[];

  @Column({ type: 'json', nullable: true })
  analysis!: KeptAnalysis | null;

  @Column({ type: 'varchar', length: 60, nullable: true })
  failure!: ErrorCode | null;

  @Column({ type: 'json', default: () => `'{}'` })
  failureParams!: ErrorParams;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}

/** What analyses had not yet when they were stored: they are kept for a day. */
const BEFORE: Pick<ContractAnalysis, 'kind' | 'parties' | 'otherSide' | 'toLookFor' | 'modelReview'> = {
  kind: 'services',
  parties: [],
  otherSide: null,
  toLookFor: [],
  modelReview: { state: 'none', findings: [] },
};

export const analysisOf = ({ analysis }: Pick<Upload, 'analysis'>): ContractAnalysis | null =>
  analysis && { ...BEFORE, ...analysis };
