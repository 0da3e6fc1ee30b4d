/** Letters that visitors already have; each stack ends in a family with Hebrew letters. */
export const SANS = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Hebrew",sans-serif';
export const GEOMETRIC = '"Avenir Next",Avenir,"Century Gothic",Futura,"Segoe UI","Noto Sans","Noto Sans Hebrew",sans-serif';
export const ROUNDED = 'ui-rounded,"SF Pro Rounded","Arial Rounded MT Bold","Varela Round",Nunito,"Segoe UI","Noto Sans","Noto Sans Hebrew",sans-serif';
export const OLD_STYLE = '"Iowan Old Style","Palatino Linotype",Palatino,P052,"Frank Ruehl CLM","Noto Serif Hebrew",David,Georgia,serif';
export const DIDONE = 'Didot,"Bodoni 72","Bodoni MT","Playfair Display",C059,"Noto Serif Hebrew",David,"Times New Roman",serif';
export const BOOK = '"Hoefler Text",Garamond,"EB Garamond",Baskerville,C059,"Frank Ruehl CLM","Noto Serif Hebrew",David,Georgia,serif';
export const POSTER = 'Impact,Haettenschweiler,"Franklin Gothic Demi Cond","Arial Narrow","Liberation Sans Narrow","Noto Sans Hebrew","Arial Black",sans-serif';
export const GROTESQUE = '"Helvetica Neue",Helvetica,"Liberation Sans",Arial,"Noto Sans Hebrew",sans-serif';
export const SLAB = 'Rockwell,"Rockwell Nova","Roboto Slab","Noto Serif","Noto Serif Hebrew",David,Georgia,serif';
export const MONO = 'ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono","Noto Sans Hebrew",monospace';
