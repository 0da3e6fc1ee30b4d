___TERMS_OF_SERVICE___

By creating or modifying this file you agree to Google Tag Manager's Community
Template Gallery Developer Terms of Service available at
https://developers.google.com/tag-manager/gallery-tos (or such other URL as
Google may provide), as modified from time to time.


___INFO___

{
  "type": "TAG",
  "id": "cvt_temp_public_id",
  "version": 1,
  "securityGroups": [],
  "displayName": "Beckon",
  "categories": ["MARKETING", "LEAD_GENERATION", "PERSONALIZATION"],
  "brand": {
    "id": "brand_dummy",
    "displayName": "Beckon"
  },
  "description": "Loads Beckon: popups, bars, forms and games from your own server.",
  "containerContexts": ["WEB"]
}


___TEMPLATE_PARAMETERS___

[
  {
    "type": "TEXT",
    "name": "clientId",
    "displayName": "Client id",
    "simpleValueType": true,
    "defaultValue": "CLIENT_ID",
    "help": "13 digits and letters, on the Install page of your Beckon dashboard.",
    "valueValidators": [
      {
        "type": "REGEX",
        "args": ["^[0-9a-f]{13}$"],
        "errorMessage": "A client id has 13 digits and letters from a to f."
      }
    ]
  },
  {
    "type": "TEXT",
    "name": "server",
    "displayName": "Server address",
    "simpleValueType": true,
    "defaultValue": "https://popups.example.com",
    "help": "Where your Beckon runs. Another address than the one of this template has to be allowed under Permissions, Injects scripts.",
    "valueValidators": [
      {
        "type": "REGEX",
        "args": ["^https://[^/?#\\s]+/?$"],
        "errorMessage": "An address such as https://popups.example.com, without a path."
      }
    ]
  },
  {
    "type": "RADIO",
    "name": "consent",
    "displayName": "Before the visitor agrees",
    "simpleValueType": true,
    "defaultValue": "load",
    "radioItems": [
      {
        "value": "load",
        "displayValue": "Load at once",
        "help": "With consent mode on in your Beckon dashboard nothing about the visit is kept before the visitor agrees; Beckon hears Google's consent mode itself."
      },
      {
        "value": "wait",
        "displayValue": "Wait for ad_storage",
        "help": "Nothing is loaded before ad_storage is granted."
      }
    ]
  }
]


___SANDBOXED_JS_FOR_WEB_TEMPLATE___

const addConsentListener = require('addConsentListener');
const encodeUriComponent = require('encodeUriComponent');
const injectScript = require('injectScript');
const isConsentGranted = require('isConsentGranted');
const logToConsole = require('logToConsole');
const queryPermission = require('queryPermission');

const NEEDED = 'ad_storage';
const typed = data.server;
const server = typed.charAt(typed.length - 1) === '/' ? typed.slice(0, -1) : typed;
const address = server + '/pixel.js?id=' + encodeUriComponent(data.clientId);

const load = (onSuccess, onFailure) => {
  if (queryPermission('inject_script', address)) {
    // The key `beckon` loads the script only once per page, even if several tags use this template.
    injectScript(address, onSuccess, onFailure, 'beckon');
  } else {
    logToConsole('Beckon: allow ' + server + '/* under Permissions, Injects scripts.');
    onFailure();
  }
};

if (data.consent !== 'wait' || isConsentGranted(NEEDED)) {
  load(data.gtmOnSuccess, data.gtmOnFailure);
} else {
  let isLoading = false;
  addConsentListener(NEEDED, (consentType, granted) => {
    if (!granted || isLoading) return;
    isLoading = true;
    load(() => {}, () => {});
  });
  // Success at once, so that later tags in a sequence do not wait for the visitor's consent.
  data.gtmOnSuccess();
}


___WEB_PERMISSIONS___

[
  {
    "instance": {
      "key": {
        "publicId": "inject_script",
        "versionId": "1"
      },
      "param": [
        {
          "key": "urls",
          "value": {
            "type": 2,
            "listItem": [
              {
                "type": 1,
                "string": "https://popups.example.com/*"
              }
            ]
          }
        }
      ]
    },
    "clientAnnotations": {
      "isEditedByUser": true
    },
    "isRequired": true
  },
  {
    "instance": {
      "key": {
        "publicId": "access_consent",
        "versionId": "1"
      },
      "param": [
        {
          "key": "consentTypes",
          "value": {
            "type": 2,
            "listItem": [
              {
                "type": 3,
                "mapKey": [
                  { "type": 1, "string": "consentType" },
                  { "type": 1, "string": "read" },
                  { "type": 1, "string": "write" }
                ],
                "mapValue": [
                  { "type": 1, "string": "ad_storage" },
                  { "type": 8, "boolean": true },
                  { "type": 8, "boolean": false }
                ]
              }
            ]
          }
        }
      ]
    },
    "clientAnnotations": {
      "isEditedByUser": true
    },
    "isRequired": true
  },
  {
    "instance": {
      "key": {
        "publicId": "logging",
        "versionId": "1"
      },
      "param": [
        {
          "key": "environments",
          "value": {
            "type": 1,
            "string": "debug"
          }
        }
      ]
    },
    "isRequired": true
  }
]


___TESTS___

scenarios:
- name: Loads the script at once
  code: |-
    mock('injectScript', (url, onSuccess) => {
      assertThat(url).isEqualTo('https://popups.example.com/pixel.js?id=0123456789abc');
      onSuccess();
    });
    runCode({ clientId: '0123456789abc', server: 'https://popups.example.com/', consent: 'load' });
    assertApi('injectScript').wasCalled();
    assertApi('gtmOnSuccess').wasCalled();
- name: Loads nothing before consent when it is to wait
  code: |-
    mock('isConsentGranted', false);
    runCode({ clientId: '0123456789abc', server: 'https://popups.example.com', consent: 'wait' });
    assertApi('injectScript').wasNotCalled();
    assertApi('addConsentListener').wasCalled();
    assertApi('gtmOnSuccess').wasCalled();
- name: Loads once when consent comes
  code: |-
    let report;
    mock('isConsentGranted', false);
    mock('addConsentListener', (type, listener) => { report = listener; });
    runCode({ clientId: '0123456789abc', server: 'https://popups.example.com', consent: 'wait' });
    report('ad_storage', false);
    assertApi('injectScript').wasNotCalled();
    report('ad_storage', true);
    assertApi('injectScript').wasCalled();
- name: Says so when the address is not allowed
  code: |-
    mock('queryPermission', false);
    runCode({ clientId: '0123456789abc', server: 'https://elsewhere.example.com', consent: 'load' });
    assertApi('injectScript').wasNotCalled();
    assertApi('gtmOnFailure').wasCalled();


___NOTES___

Made for Beckon; the Install page of the dashboard hands it out with the client id and the address filled in.
