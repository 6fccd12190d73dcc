import Box from '@mui/material/Box';
import type { Detail, Details, DetailName } from '@pactwright/drafting';
import { Section } from '../../../shared/ui/section.js';
import { DetailInput } from './detail-input.js';

interface PartyDetailsProps {
  readonly title: string;
  readonly asked: readonly Detail[];
  readonly details: Details;
  onWrite(name: DetailName, text: string): void;
}

/** What is asked about one party, or about the contract as a whole. */
export function PartyDetails({ title, asked, details, onWrite }: PartyDetailsProps) {
  if (asked.length === 0) return null;
  return (
    <Section title={title}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {asked.map((detail) => (
          <DetailInput
            key={detail.id}
            detail={detail}
            value={details[detail.id] ?? ''}
            onChange={(text) => onWrite(detail.id, text)}
          />
        ))}
      </Box>
    </Section>
  );
}
