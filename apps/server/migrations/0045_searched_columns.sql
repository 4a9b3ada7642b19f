ALTER TABLE "chat_messages" RENAME COLUMN "search_text" TO "searched";--> statement-breakpoint
ALTER TABLE "help_questions" RENAME COLUMN "text_searched" TO "searched";--> statement-breakpoint
ALTER TABLE "meetings" RENAME COLUMN "title_search" TO "title_searched";--> statement-breakpoint
ALTER TABLE "meetings" RENAME COLUMN "details_search" TO "details_searched";--> statement-breakpoint
ALTER TABLE "notifications" RENAME COLUMN "search_text" TO "searched";--> statement-breakpoint
ALTER TABLE "memberships" RENAME COLUMN "department_search" TO "searched";--> statement-breakpoint
ALTER TABLE "surveys" RENAME COLUMN "search" TO "searched";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "name_search" TO "searched";