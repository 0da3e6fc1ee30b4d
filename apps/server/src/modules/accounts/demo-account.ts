/** The account that the first run makes to look around in. */
export const DEMO_ACCOUNT_ID = 'demo';
export const DEMO_EMAIL = 'demo@beckon.local';
/**
 * Only where nobody but this machine can reach us; elsewhere the first run makes one up and prints
 * it.
 */
export const DEMO_PASSWORD = 'beckon-demo';
