/** The maximum number of labels of a popup. */
export const LABELS_PER_POPUP = 10;
export const LABEL_MAX_LENGTH = 30;
