CREATE TABLE "chat_reminders" (
	"message_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"remind_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_reminders_user_id_message_id_pk" PRIMARY KEY("user_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "chat_reminders" ADD CONSTRAINT "chat_reminders_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reminders" ADD CONSTRAINT "chat_reminders_member" FOREIGN KEY ("room_id","user_id") REFERENCES "public"."chat_members"("room_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_reminders_member" ON "chat_reminders" USING btree ("room_id","user_id");--> statement-breakpoint
CREATE INDEX "chat_reminders_message" ON "chat_reminders" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "chat_reminders_due" ON "chat_reminders" USING btree ("remind_at");