import { BooksData } from "@voltread/domain/contract/books.ts"
import { Schema } from "effect"

export const decodeBooks = Schema.decodeUnknownSync(BooksData)
