import { AddressChange, AddressForm, statesByCode } from "@voltread/domain/accounts/address.ts"
import { OwnProfileForm } from "@voltread/domain/accounts/user.ts"
import { AddressesData, ProfileData, StatesData } from "@voltread/domain/contract/account.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { respond, sendAnswer } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { addressesOf } from "./address-rows.ts"
import { addAddress, changeAddress, deleteAddress } from "./addresses.ts"
import { changeAuthor } from "./change-author.ts"
import { accountOf, toProfile, updateProfile } from "./profile.ts"

const AddressId = Schema.Struct({ addressId: Schema.String })

export const accountRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const config = { access: "use-own-account" } as const
  const tags = ["account"]

  app.get(
    "/api/account/states",
    {
      config: { access: "browse" },
      schema: {
        response: successResponse(StatesData),
        tags,
        description: "For other programs: this shop's own forms know the states.",
        summary: "US states: from code to name",
      },
    },
    (_, reply) => sendAnswer(reply.header("cache-control", "public, max-age=86400"), success(statesByCode)),
  )

  app.get(
    "/api/account/profile",
    { config, schema: { response: successResponse(ProfileData), tags, summary: "Own profile" } },
    (request, reply) =>
      respond(
        run,
        reply,
        accountOf(userOf(request.viewer).username).pipe(
          Effect.map((account) => success({ profile: toProfile(account) })),
        ),
      ),
  )

  app.put(
    "/api/account/profile",
    {
      config,
      schema: {
        body: OwnProfileForm,
        response: successResponse(ProfileData),
        tags,
        summary: "Change one's own profile",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        updateProfile(userOf(request.viewer).username, request.body, changeAuthor(request)).pipe(
          Effect.map((account) =>
            success({ profile: toProfile(account) }, "User Profile updated successfully."),
          ),
        ),
      ),
  )

  app.get(
    "/api/user/address/getAll",
    {
      config,
      schema: { response: successResponse(AddressesData), tags, summary: "Own addresses, defaults first" },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        addressesOf(userOf(request.viewer).username).pipe(Effect.map((addresses) => success({ addresses }))),
      ),
  )

  app.post(
    "/api/user/address/add",
    {
      config,
      schema: {
        body: AddressForm,
        response: successResponse(AddressesData),
        tags,
        summary: "Save an address",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        addAddress(userOf(request.viewer).username, request.body, changeAuthor(request)).pipe(
          Effect.map((addresses) => success({ addresses }, "Address added successfully.")),
        ),
      ),
  )

  app.put(
    "/api/user/address/:addressId",
    {
      config,
      schema: {
        params: AddressId,
        body: AddressChange,
        response: successResponse(AddressesData),
        tags,
        summary: "Change one's own address",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        changeAddress(
          userOf(request.viewer).username,
          request.params.addressId,
          request.body,
          changeAuthor(request),
        ).pipe(Effect.map((addresses) => success({ addresses }, "Address updated successfully."))),
      ),
  )

  app.delete(
    "/api/user/address/:addressId",
    {
      config,
      schema: {
        params: AddressId,
        response: successResponse(AddressesData),
        tags,
        summary: "Delete one's own address",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        deleteAddress(userOf(request.viewer).username, request.params.addressId, changeAuthor(request)).pipe(
          Effect.map((addresses) => success({ addresses }, "Address deleted successfully.")),
        ),
      ),
  )
}
