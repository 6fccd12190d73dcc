import type { DayFault, StageFault } from '@pactwright/drafting';
import type { TFunction } from 'i18next';
import { formatWizardDate } from './dates.js';
import type { StageDayFault } from './milestone-plan.js';
import type { Misfit } from './misfits.js';

type Translate = TFunction<'contract-wizard'>;

const STAGE_TEXTS = {
  'before-start': 'milestoneBeforeStart',
  'after-deadline': 'milestoneAfterDeadline',
  'before-stage': 'milestoneBeforeOther',
} as const satisfies Record<StageDayFault['reason'], string>;

/** Why two days cannot both stand, as it is said beside the later answered of them. */
export const dayFaultText = (fault: DayFault, t: Translate): string =>
  fault.key === 'final_deadline'
    ? t('deadlineBeforeStart', { start: formatWizardDate(fault.start) })
    : t(STAGE_TEXTS[fault.reason], { other: formatWizardDate(fault.other) });

function rowFaultText(fault: StageDayFault | Extract<StageFault, { at: number }>, t: Translate): string {
  if ('other' in fault) return dayFaultText(fault, t);
  return t(fault.reason === 'no-amount' ? 'milestoneAmountMissing' : 'milestoneAmountIdle');
}

/** The same for whoever does not see the field. */
export function misfitText(misfit: Misfit, t: Translate): string {
  if ('given' in misfit) return t('gapLeft', { given: misfit.given });
  if (misfit.key === 'final_deadline') return dayFaultText(misfit, t);
  if (misfit.reason === 'no-end') return t(misfit.key === 'milestones' ? 'noEndForStages' : 'noEndForPrice');
  if (misfit.reason === 'no-limit') return t('expensesWithoutLimit');
  if (!('at' in misfit)) return t(misfit.reason === 'price' ? 'milestonesMissPrice' : 'milestonesNone');
  return `${t('milestoneRow', { number: misfit.at + 1 })}: ${rowFaultText(misfit, t)}`;
}
