import { GATEWAY_LABELS, isGatewayType } from "@voltread/domain/ordering/gateway-type.ts"

/** Name of a way to pay; one that is not known yet is shown as it is. */
export const gatewayLabel = (type: string): string => (isGatewayType(type) ? GATEWAY_LABELS[type] : type)
