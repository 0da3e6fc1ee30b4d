/** How an owner sees that a popup is deleted, beside its name. */
export const DELETED_WORDS = { 'in-trash': 'in the trash', 'for-good': 'deleted' } as const;
