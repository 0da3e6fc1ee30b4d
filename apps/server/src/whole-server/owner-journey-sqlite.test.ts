import { ownerJourneySuite } from '../testing/owner-journey-suite.ts';

ownerJourneySuite('SQLite', async () => ({ remove: async () => {} }));
