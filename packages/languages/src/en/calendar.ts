/** The names of the calendar's controls, in English. */
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
