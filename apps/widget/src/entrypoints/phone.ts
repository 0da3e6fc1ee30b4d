export { CountrySelect, css, knownCountry, readPhone } from '@beckon/popup-view/phone';
