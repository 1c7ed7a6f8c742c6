/** The guide above the calls of /api/docs, in Markdown. */
export const guide = `
Success is \`{ "data": …, "message"?: … }\`, failure \`{ "message", "errors": [{ "message", "code", "field"?, "items"? }] }\`.

## Your first order in five minutes
Open **Integrations → API keys** and create a *sandbox* key with the scopes named below. A sandbox has its own brand, retailer, products and stock; it never sends mails or charges cards. The key acts as the sandbox's entity of your side: \`Sandbox Store\` for a retailer, \`Sandbox Atelier\` for a brand. The two are connected, and neither meets anybody else. Values in braces come from earlier answers.

### As a retailer
Scopes: \`catalog:read\`, \`carts:write\`, \`orders:write\`.
1. List the collections: \`GET /api/v2/catalog/collections\`. Take \`collectionId\` from \`data.items.0.id\`.
2. List its products: \`GET /api/v2/catalog/products?collectionId={collectionId}\`. Take \`productId\` from \`data.products.0._id\` and \`sku\` from \`data.products.0.variants.0.sizes.0.skuId\`.
3. Put two units of a size into a cart: \`PUT /api/v2/cart\` with \`[{ "products": [{ "productId": "{productId}", "items": [{ "sku": "{sku}", "value": 2 }] }] }]\`. Take \`cartId\` from \`data.0._id\` and \`version\` from \`data.0.version\`.
4. Order it, with an \`Idempotency-Key\`: \`POST /api/v2/orders/multiple\` with \`{ "carts": [{ "cartId": "{cartId}", "version": {version}, "paymentMethod": "BANK_TRANSFER" }] }\`. Take \`orderId\` from \`data.orders.0.id\`.
5. Read it: \`GET /api/v2/orders/{orderId}\`. It waits for the brand's answer.

### As a brand
Scopes: \`catalog:read\`, \`connections:read\`, \`orders:write\`. A brand has no cart: it writes an order that the retailer confirms.
1. Find the retailer: \`GET /api/users/relations\`. Take \`retailerId\` from \`data.items.0.counterpart.id\`.
2. List its stores: \`GET /api/v2/orders/stores/{retailerId}\`. Take \`storeId\` from \`data.0.id\`.
3. List your collections: \`GET /api/v2/catalog/collections\`. Take \`collectionId\` from \`data.items.0.id\`.
4. List its products: \`GET /api/v2/catalog/products?collectionId={collectionId}\`. Take \`productId\` from \`data.products.0._id\` and \`sku\` from \`data.products.0.variants.0.sizes.0.skuId\`.
5. Write the order, with an \`Idempotency-Key\`: \`POST /api/v2/orders\` with \`{ "retailerId": "{retailerId}", "storeId": "{storeId}", "products": [{ "productId": "{productId}", "items": [{ "sku": "{sku}", "value": 2 }] }] }\`. Take \`orderId\` from \`data.orders.0.id\`.
6. Read it: \`GET /api/v2/orders/{orderId}\`. It waits for the retailer's answer.

\`\`\`
curl -H "Authorization: Bearer souk_test_…" https://your-souk/api/v2/catalog/collections
\`\`\`

## Keys, scopes and limits
Send a key as \`Authorization: Bearer …\`. A scope is \`<area>:read\` or \`<area>:write\`; writing includes reading. Each call below names the scope it needs. A key acts for its own entity: what belongs to others answers 404. Each answer carries \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`; 429 adds \`Retry-After\` in seconds.

## Idempotency
Calls that create something honour \`Idempotency-Key\`: the same key and body give the same answer, another body gives 409 \`key_reused\`. Send a new UUID for each intention and repeat it when an answer was lost. Orders carry a \`version\`; a stale one gives 409 and changes nothing. Profiles, addresses, stores, teammates, books, tax rates, rules of the wallet and the own account carry one too: send back the one you read, and a save over another person's change gives 409 \`stale\` with who saved it and when, where that is known. Without it the last save stands.

## Paging
Lists take \`page\` (from 1) and \`limit\` (24 unless said, 100 at most) and answer \`page, limit, total, more\`. \`total\` is exact up to 10,000. Deeper pages go by \`after=<id of the last item>\`.

## Errors
| status | code | meaning |
| --- | --- | --- |
| 400 | unparsable | the body is no JSON |
| 401 | unauthenticated | no key, or one that is revoked or expired |
| 403 | forbidden | the key lacks the scope, or no key may make the call |
| 404 | not_found | not there, or not yours |
| 409 | conflict, stale, key_reused, cart_conflict | the state forbids it |
| 410 | items_changed | order items are no longer as they were; \`items\` lists them |
| 413, 415 | too_large, wrong_type | the file or body is not accepted |
| 422 | invalid | a rule is broken; \`field\` names it |
| 429 | too_often | wait \`Retry-After\` seconds |
| 503 | unavailable | try again |

## Money and time
An amount is a decimal string with the decimals of its currency (\`"12.50"\`, JPY \`"1250"\`, KWD \`"1.250"\`). Times are ISO 8601 in UTC; shipping dates are calendar days. \`Accept-Language: en | ar\` chooses the language of messages.

## Webhooks
Create one under **Integrations → Webhooks** or by \`POST /api/v2/integrations/webhooks\`. Messages follow [Standard Webhooks](https://www.standardwebhooks.com): the headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\` are verified with any of its libraries and the secret \`whsec_…\`. The body is \`{ "type", "timestamp", "data" }\`; \`data\` names what changed, read the details by the API. Answer 2xx within 15 seconds. Delivery is at least once and in order for each subject: drop repeats by \`webhook-id\`. Failures are retried for three days; an endpoint that fails for two days is paused and its owner gets a mail. After a new secret both sign for 24 hours.
`.trim()
