/**
 * The script that an owner pastes into their spreadsheet. It writes one row per lead. A lead is not
 * written twice: its id is stored as a note of the row's first cell.
 */
export const SHEET_SCRIPT = `function doPost(event) {
  const lock = LockService.getScriptLock();
  lock.waitLock(20000);
  try {
    const lead = JSON.parse(event.postData.contents);
    const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheets()[0];
    const known = sheet.getRange('A:A').getNotes().some(([note]) => note === lead.id);
    if (!known) addRow(sheet, lead);
    return answer({ result: 'ok' });
  } catch (error) {
    return answer({ result: 'failed', error: String(error) });
  } finally {
    lock.releaseLock();
  }
}

function addRow(sheet, { id, row }) {
  const columns = sheet.getLastColumn() === 0
    ? []
    : sheet.getRange(1, 1, 1, sheet.getLastColumn()).getValues()[0].map(String);
  Object.keys(row).filter((name) => !columns.includes(name)).forEach((name) => columns.push(name));
  sheet.getRange(1, 1, 1, columns.length).setValues([columns]);
  sheet.appendRow(columns.map((name) => row[name] || ''));
  sheet.getRange(sheet.getLastRow(), 1).setNote(id);
}

function answer(value) {
  return ContentService.createTextOutput(JSON.stringify(value))
    .setMimeType(ContentService.MimeType.JSON);
}
`;
