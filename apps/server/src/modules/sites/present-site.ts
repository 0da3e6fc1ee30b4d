import type { Site } from '@beckon/contract/owner-calls';
import type { SiteRecord } from '../../store/store.ts';

export function presentSite({ id, clientId, name, settings, createdAt }: SiteRecord): Site {
  return { id, clientId, name, settings, createdAt: new Date(createdAt).toISOString() };
}
