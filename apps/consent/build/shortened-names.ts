/**
 * Names of our own properties that the build shortens. A name may be in this list only if nothing
 * outside this script has a property of that name: neither the browser, nor pages, nor the server.
 * The test beside this file compares the list with all names that browsers have.
 */
export const SHORTENED: readonly string[] = `
accepted report afterMs integrationCookies isOwn opens pageServices stored
applyToTab bannerId bannerStatus bannerUrl bannerVersion
callTimeout callsUrl categoryWords choices chosen cleanUp clearWhere clock consentType
cookieCleanUp keepTab printAgain cookieDomain cookieLifeDays cookiePath cookiePrefix cssFile
dismissAfterMs dismissScrollPx dismisses dismissesOnScroll fillPanel forcesStatistics forget
follow guard inTurn prepareTree hasAnswered hasBanner hasConsent hasPrivacySignal hasService hasSoftWall hasTcf honoursSignals
isAllowed isAnswered isAsking isAsync isBannerDisabled isCrawler isDenied isInline isLate
isPerService staysAfterRefusal isSecure isSpeedTool isTracked keepsRecords lifeDays loadSeldom
listen lookAgain looksForNewContent mayAsk newContentCheck onAllRan onFailure otherTabs outlivesPage
pageLinks pageStyles phase placeholderLabel placeholderText policyId pushesTagManagerEvents
session readAgain readJson readUserData resizeRest savedCategories savedServices scriptUrl setShown
endRound settle steps storages styles stylesTimeout syncBoxes tabHtml tagged reportFallbackStyles
toggleSettings settings tools tracks cookies userDataTimeout
videoCheck videoChecks visitor waitsFor wanted wordpress writeAs writeIntegrations isWebAddress clearNext giveBack runner consentContext findWaiting releaseWanted
look trees releaseVideos soon insert ready waiting fire places enter dismiss runScripts taskMs serviceNames boxes isMeant hasNoTab say tab keepTabIn armAutoDismiss renew read local notify trust names state begin active revoke
`
  .trim()
  .split(/\s+/);
