import i18next from 'i18next';
import { api, OWNED_TAGS } from '../../../shared/api/base-api.js';
import { pageStore } from '../../../shared/store/store.js';
import { toast } from '../../../shared/toast/toast-store.js';

export async function signedOutElsewhere(): Promise<void> {
  pageStore().dispatch(api.util.invalidateTags([...OWNED_TAGS]));
  await i18next.loadNamespaces(['auth', 'common']);
  toast({
    title: i18next.t('common:error'),
    description: i18next.t('auth:signedOut'),
    variant: 'destructive',
  });
}
