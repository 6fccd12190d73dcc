import type { AuditResponse } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { listAddress } from '../components/list-address.js';

interface AuditAsked {
  readonly action: string;
  readonly actorUserId: string | undefined;
  readonly subjectId: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly page: number;
}

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<AuditResponse, AuditAsked>({
      query: (asked) => listAddress('/api/admin/audit', { ...asked }),
      providesTags: ['Admin'],
    }),
  }),
});

export const { useListAuditQuery } = auditApi;
