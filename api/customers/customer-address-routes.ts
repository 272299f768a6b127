import { AddressForm } from "@voltread/domain/accounts/address.ts"
import { CustomerAddressChange } from "@voltread/domain/accounts/customer-address.ts"
import { AddressesData } from "@voltread/domain/contract/account.ts"
import { Effect, Schema } from "effect"
import { addressesOf } from "../accounts/address-rows.ts"
import { addAddress, changeAddress, deleteAddress } from "../accounts/addresses.ts"
import { changeAuthor } from "../accounts/change-author.ts"
import { customerOf } from "../accounts/profile.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"

const Username = Schema.Struct({ username: Schema.String })
const Address = Schema.Struct({ username: Schema.String, addressId: Schema.String })

export const customerAddressRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const config = { access: "manage-customers" } as const
  const tags = ["customers"]

  app.get(
    "/api/users/:username/address/getAll",
    {
      config,
      schema: {
        params: Username,
        response: successResponse(AddressesData),
        tags,
        description: "For other programs: the back office gets them with the customer.",
        summary: "A customer's addresses",
      },
    },
    ({ params }, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const { username } = yield* customerOf(params.username)
          return success({ addresses: yield* addressesOf(username) })
        }),
      ),
  )

  app.post(
    "/api/admin/customers/:username/address/add",
    {
      config,
      schema: {
        params: Username,
        body: AddressForm,
        response: successResponse(AddressesData),
        tags,
        summary: "Save an address for a customer",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const { username } = yield* customerOf(request.params.username)
          const addresses = yield* addAddress(username, request.body, changeAuthor(request))
          return success({ addresses }, "Address added successfully.")
        }),
      ),
  )

  app.put(
    "/api/admin/customers/:username/address/update/:addressId",
    {
      config,
      schema: {
        params: Address,
        body: CustomerAddressChange,
        response: successResponse(AddressesData),
        tags,
        summary: "Change a customer's address",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const { username } = yield* customerOf(request.params.username)
          const { addressId } = request.params
          const addresses = yield* changeAddress(username, addressId, request.body, changeAuthor(request))
          return success({ addresses }, "Address updated successfully.")
        }),
      ),
  )

  app.delete(
    "/api/admin/customers/:username/address/delete/:addressId",
    {
      config,
      schema: {
        params: Address,
        response: successResponse(AddressesData),
        tags,
        summary: "Delete a customer's address",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const { username } = yield* customerOf(request.params.username)
          const addresses = yield* deleteAddress(username, request.params.addressId, changeAuthor(request))
          return success({ addresses }, "Address deleted successfully.")
        }),
      ),
  )
}
