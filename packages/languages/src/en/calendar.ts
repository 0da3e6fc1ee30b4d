/** What the calendar's controls are called, in English. */
export const calendar = {
  open: 'Choose a date',
  clear: 'Clear',
  next: 'Next month',
  previous: 'Previous month',
  month: 'Month',
  year: 'Year',
  nav: 'Months',
  today: 'Today',
  selected: 'selected',
};
