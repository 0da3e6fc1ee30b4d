/** The text file in an archive that says what the other files are. */
export const ARCHIVE_GUIDE = `Your data from Beckon

There is one folder for each site. Files that end with .csv open in Excel, Google
Sheets and other spreadsheets. Files that end with .json are text that programs read.

account.json           Your name and email address
site.json              The name and the settings of the site
popups                 One file for each popup, with its design, settings and pictures
published-popups       What visitors see of popups with unpublished changes: the settings,
                       and the design as HTML
trash                  The popups in the trash
leads.csv              All leads, with spam
reports-by-day.csv     The numbers of each day, for the site and for each popup
report-views.json      The saved views of reports
goals.csv              Orders and other goals that your site reported
ab-tests.json          The A/B tests and their results
draws                  Who won which prize or got which code, one file for each popup
unused-codes           The codes that nobody has got yet, one file for each prize
cookie-banner.json     The cookie banner
consent-records.csv    What visitors chose in the cookie banner
cookie-banner-versions What visitors saw, one file for each version of the banner
consent-areas          The content that waits for consent
comments.csv           The comments
products.csv           The products of your shop
destinations.json      Where leads are sent, without keys and passwords
pictures               The pictures that you uploaded

A site has only the files for which there is something.

To use this in another Beckon:
- Popups: Popups, Create popup, Import a popup. Choose a file of the folder popups
  or trash. The files of published-popups are for reading.
- Leads: Leads, Import CSV. Choose leads.csv.
- Codes: open the popup in the editor, then the prize or the coupon, and choose
  Upload a CSV. Choose the file of the prize in the folder unused-codes.
- Products: Catalogue, Import, CSV file. Choose products.csv.
`;
