import { identityCalls } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { endpoint } from '../../../shared/api/endpoint.js';

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
    listAudit: build.query({
      ...endpoint(identityCalls.listAuditEntries, (query: AuditAsked) => ({ query })),
      providesTags: ['Admin'],
    }),
  }),
});

export const { useListAuditQuery } = auditApi;
