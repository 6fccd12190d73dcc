import type { Writer, Written } from '../../clause.js';
import type { SpecialData, Terms } from '../../terms.js';
import { listed, when } from '../../writing.js';

const NAMES: Readonly<Record<SpecialData, string>> = {
  health: 'data concerning health',
  biometric: 'biometric or genetic data',
  belief: 'data that reveal religious or philosophical beliefs or political opinions',
  origin: 'data that reveal racial or ethnic origin',
  union: 'data that reveal trade union membership',
  sex_life: 'data concerning a person’s sex life or sexual orientation',
  criminal: 'data about criminal convictions and offences',
  children: 'data about children',
};

/** Ends the list of the kinds of data: what is named is agreed, all else needs consent. */
export const sensitiveKinds = ({ specialData }: Terms, write: Writer): string => {
  const others =
    'special categories of data and data about criminal convictions only if the Client has agreed to it in writing beforehand';
  if (specialData.length === 0) return others;
  return `in particular ${write.format.list(specialData.map((kind) => NAMES[kind]))}, which the Client instructs the Provider to process as far as the Services need them; other ${others}`;
};

export const safeguards = ({ specialData }: Terms, write: Writer): readonly Written[] => {
  const { text, paragraph, ref } = write;
  return when(specialData.length > 0, () => [
    paragraph(
      'sensitive',
      text`For the sensitive data named in clause ${ref('data-protection.processing')}, these safeguards apply besides the others:`,
      listed(write, [
        'the Client makes sure that the law allows their processing, for example by the explicit consent of the people concerned, and tells the Provider of any condition that comes with it',
        'the Provider gives access to them only to persons named beforehand, stores and sends them only encrypted, and logs who had access',
        'they are not copied into test systems, analytics, advertising or AI tools',
        'before the processing starts, the Client decides whether an impact assessment is needed, and the Provider helps with it',
        ...(specialData.includes('criminal')
          ? [
              'data about criminal convictions and offences are processed only as far as article 10 of the GDPR and national law allow',
            ]
          : []),
        ...(specialData.includes('children')
          ? [
              'forms and notices for children are written so that they understand them, and where the law asks for it the consent of a parent or guardian is obtained',
            ]
          : []),
      ]),
    ),
  ]);
};
